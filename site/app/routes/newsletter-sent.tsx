import { readNewsletterRequest } from '../../server/http/newsletter-cookie.ts';
import { AccountTitle } from '../account/account-title.tsx';
import { newsletterHead, requireNewsletterPage } from '../newsletter/newsletter-page.server.ts';
import { SentScreen } from '../newsletter/sent-screen.tsx';
import type { Route } from './+types/newsletter-sent.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, services } = requireNewsletterPage({ context });
  const requestId = readNewsletterRequest(request, page.origin);
  const asked = requestId ? await services.subscriptions.readRequest(requestId) : null;
  return { ...newsletterHead(page), email: asked?.email ?? null };
}

export default function NewsletterSent({ loaderData: { head, email } }: Route.ComponentProps) {
  return (
    <>
      <AccountTitle head={head} problems={[]} />
      <SentScreen email={email} />
    </>
  );
}
