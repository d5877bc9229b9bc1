import { pathTo } from '@clinic/core/addresses/path-to';
import { confirmSubscription, readConfirmation } from '@clinic/core/newsletter/confirm-subscription';
import { newsletterLinks } from '@clinic/core/newsletter/newsletter-link';
import { data, redirect } from 'react-router';
import { AccountTitle } from '../account/account-title.tsx';
import { framed } from '../action-errors.server.ts';
import { ConfirmScreen } from '../newsletter/confirm-screen.tsx';
import { newsletterHead, requireNewsletterPage, requireToken } from '../newsletter/newsletter-page.server.ts';
import { tokenIn } from '../token-in.server.ts';
import type { Route } from './+types/newsletter-confirm.ts';

/** Opened by the link in the letter, and by mail scanners: looking uses nothing up. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, services } = requireNewsletterPage({ context });
  const asked = await readConfirmation(services, requireToken(page, request));
  // Used before: it says what came of it, and asks nothing again.
  const standing = asked?.confirmedAt ? await services.subscriptions.standingOf(asked.email) : null;
  const used: 'on' | 'off' | null = standing && (standing === 'on' ? 'on' : 'off');
  return data({ ...newsletterHead(page), email: asked?.email ?? null, used }, { status: asked ? 200 : 410 });
}

/** Only the pressed button counts. */
export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, services } = requireNewsletterPage({ context });
  const confirmed = await confirmSubscription(services, tokenIn(request));
  if (!confirmed.ok) return data({ ended: true }, { status: 410 });
  const token = newsletterLinks.manage.writeToken(services.keys, confirmed.value.id);
  throw redirect(`${pathTo(page.locale, 'newsletterPreferences')}?token=${token}&feito=confirmed`, 303);
});

export default function NewsletterConfirm({ loaderData: { head, email, used }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AccountTitle head={head} problems={[]} />
      <ConfirmScreen email={actionData ? null : email} used={used} />
    </>
  );
}
