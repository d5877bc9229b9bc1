import { data } from 'react-router';
import { useFrame } from '../frame/use-frame.ts';
import { sampleDrawings } from '../gallery/area/sample-drawings.server.ts';
import { GalleryPage } from '../gallery/gallery-page.tsx';
import { isSection } from '../gallery/section-names.ts';
import { colourTokens } from '../gallery/tokens.server.ts';
import { Head } from '../head/head.tsx';
import { bareHead } from '../head/page-head.ts';
import { messagesFor } from '../language/messages.server.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/gallery.ts';

/** For whoever builds the site: every component in every state. Closed unless the server is told otherwise. */
export function loader({ context, params: { language, section } }: Route.LoaderArgs) {
  const { gallery, locale } = context.get(pageContext);
  if (!gallery || language !== locale || !isSection(section)) throw data(null, { status: 404 });
  const messages = messagesFor(locale, 'components', 'gallery', ...wholeScreens(section));
  const title = `${messages.gallery.sections[section].title} | ${messages.gallery.title}`;
  return {
    section,
    messages,
    head: bareHead(title),
    colours: section === 'foundations' ? colourTokens : undefined,
    drawings: section === 'area' ? sampleDrawings : undefined,
  };
}

export default function Gallery({ loaderData: { section, head, colours, drawings } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <GalleryPage section={section} colours={colours} drawings={drawings} />
    </>
  );
}

/** Sections that show whole screens need the words of those screens. */
const wholeScreens = (section: string) =>
  section === 'area'
    ? (['area', 'visit', 'booking', 'identity'] as const)
    : section === 'account'
      ? (['account', 'newsletter'] as const)
      : [];
