import { pathTo } from '@clinic/core/addresses/path-to';
import { readSettings } from '@clinic/core/content/site-settings';
import { readBlockScreen } from '../block-page/read-block-screen.server.ts';
import { blockMessages } from '../blocks/block-messages.server.ts';
import { ContactsScreen } from '../contacts/contacts-screen.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { clinicData } from '../head/structured-data/clinic-data.ts';
import { webPageData } from '../head/structured-data/page-data.ts';
import { placeOf } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { openPage } from '../open-page.server.ts';
import type { Route } from './+types/contacts.ts';

export function loader({ context }: Route.LoaderArgs) {
  const asked = openPage(context);
  const { page, testimonials } = readBlockScreen(asked);
  const settings = readSettings(asked.library, asked.locale);
  const home = `${asked.origin}${pathTo(asked.locale, 'home')}`;
  return {
    page,
    testimonials,
    head: pageHead(asked, page.meta, [
      webPageData(placeOf(asked, page.title), { type: 'ContactPage', description: page.excerpt }),
      clinicData(settings, { origin: asked.origin, url: home }),
    ]),
    messages: { ...blockMessages(asked.locale), ...messagesFor(asked.locale, 'contacts') },
  };
}

export default function Contacts({ loaderData: { page, testimonials, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <ContactsScreen page={page} testimonials={testimonials} />
    </>
  );
}
