import { readAbout } from '@clinic/core/content/pages/read-about';
import { readTeam } from '@clinic/core/content/pages/read-team';
import { AboutScreen } from '../about/about-screen.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { webPageData } from '../head/structured-data/page-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { orNotFound, requirePage } from '../require-page.server.ts';
import type { Route } from './+types/about.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = requirePage(context);
  const about = orNotFound(readAbout(page.library, page.locale));
  const team = readTeam(page.library, page.locale);
  const { components, ...words } = messagesFor(page.locale, 'about', 'team', 'reading', 'components');
  return {
    about,
    team,
    head: pageHead(page, about.meta, [webPageData(describePage(page, about.title), { type: 'AboutPage', description: about.banner.text })]),
    messages: { ...words, components: { breadcrumbs: components.breadcrumbs, carousel: components.carousel } },
  };
}

export default function About({ loaderData: { about, team, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <AboutScreen about={about} team={team} />
    </>
  );
}
