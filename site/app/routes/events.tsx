import { readEvents } from '@clinic/core/content/pages/read-events';
import { isOver } from '@clinic/core/events/event-facts';
import { EventsScreen } from '../events/events-screen.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { webPageData } from '../head/structured-data/page-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/events.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = requirePage(context);
  const all = readEvents(page.library, page.locale);
  const { components, ...words } = messagesFor(page.locale, 'events', 'reading', 'components');
  const { title, lead } = words.events;
  return {
    events: { coming: all.filter((event) => !isOver(event, page.now)), past: all.filter((event) => isOver(event, page.now)).toReversed() },
    head: pageHead(page, { title, description: lead }, [
      webPageData(describePage(page, title), { type: 'CollectionPage', description: lead }),
    ]),
    messages: { ...words, components: { breadcrumbs: components.breadcrumbs } },
  };
}

export default function Events({ loaderData: { events, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <EventsScreen events={events} />
    </>
  );
}
