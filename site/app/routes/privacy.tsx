import { readPrivacy } from '@clinic/core/content/pages/read-privacy';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { webPageData } from '../head/structured-data/page-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { PolicyScreen } from '../policy/policy-screen.tsx';
import { readingMessages } from '../reading/reading-messages.server.ts';
import { orNotFound, requirePage } from '../require-page.server.ts';
import type { Route } from './+types/privacy.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = requirePage(context);
  const policy = orNotFound(readPrivacy(page.library, page.locale));
  return {
    policy,
    head: pageHead(page, policy.meta, [webPageData(describePage(page, policy.title), {})]),
    messages: { ...readingMessages(page.locale), ...messagesFor(page.locale, 'policy') },
  };
}

export default function Privacy({ loaderData: { policy, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <PolicyScreen policy={policy} />
    </>
  );
}
