import { readEvent } from '@clinic/core/content/pages/read-events';
import { EventScreen } from '../events/event-screen.tsx';
import { eventStanding } from '../events/event-standing.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { eventData } from '../head/structured-data/event-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { readingMessages } from '../reading/reading-messages.server.ts';
import { orNotFound, requirePage } from '../require-page.server.ts';
import type { Route } from './+types/event.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = requirePage(context);
  const event = orNotFound(page.document && readEvent(page.library, page.document, page.locale));
  return {
    event,
    standing: eventStanding(event, page.now),
    head: pageHead(page, event.meta, eventData(event, describePage(page, event.title))),
    messages: { ...readingMessages(page.locale), ...messagesFor(page.locale, 'events') },
  };
}

export default function Event({ loaderData: { event, standing, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <EventScreen event={event} standing={standing} />
    </>
  );
}
