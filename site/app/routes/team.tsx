import { readTeam } from '@clinic/core/content/pages/read-team';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { webPageData } from '../head/structured-data/page-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { requirePage } from '../require-page.server.ts';
import { TeamScreen } from '../team/team-screen.tsx';
import type { Route } from './+types/team.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = requirePage(context);
  const people = readTeam(page.library, page.locale);
  const { components, ...words } = messagesFor(page.locale, 'team', 'reading', 'components');
  const { title, description } = words.team;
  return {
    people,
    head: pageHead(page, { title, description }, [webPageData(describePage(page, title), { type: 'CollectionPage' })]),
    messages: { ...words, components: { breadcrumbs: components.breadcrumbs } },
  };
}

export default function Team({ loaderData: { people, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <TeamScreen people={people} />
    </>
  );
}
