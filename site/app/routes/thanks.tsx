import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { readThanks } from '../requests/read-thanks.server.ts';
import { ThanksScreen } from '../requests/thanks-screen.tsx';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/thanks.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const heading = readHeading(page);
  return {
    view: await readThanks(page, request),
    head: pageHead(page, { title: heading.metaTitle, description: heading.metaDescription }),
    messages: messagesFor(page.locale, 'requests', 'components'),
  };
}

export default function Thanks({ loaderData: { view, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <ThanksScreen view={view} />
    </>
  );
}
