import { readSettings } from '@clinic/core/content/frame/site-settings';
import { readHome } from '@clinic/core/content/pages/home';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { clinicData } from '../head/structured-data/clinic-data.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { drawHighlights } from '../home/read-highlights.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { orNotFound, requirePage } from '../require-page.server.ts';
import type { Route } from './+types/home.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = requirePage(context);
  const home = orNotFound(readHome(page.library, page.locale, new Date()));
  const settings = readSettings(page.library, page.locale);
  const { home: words, components } = messagesFor(page.locale, 'home', 'components');
  return {
    home: { ...home, highlights: drawHighlights(home.highlights) },
    head: pageHead(page, { title: home.metaTitle, description: home.metaDescription }, [
      clinicData(settings, { origin: page.origin, url: page.origin + page.path }),
    ]),
    messages: { home: words, components: { carousel: components.carousel, video: components.video } },
  };
}

export default function Home({ loaderData: { home, head } }: Route.ComponentProps) {
  const { settings } = useFrame();
  return (
    <>
      <Head head={head} siteName={settings.name} />
      <HomeScreen home={home} />
    </>
  );
}
