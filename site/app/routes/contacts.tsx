import { pathTo } from '@clinic/core/addresses/path-to';
import { readSettings } from '@clinic/core/content/frame/site-settings';
import { data } from 'react-router';
import { framed } from '../action-errors.server.ts';
import { readBlockScreen } from '../block-page/read-block-screen.server.ts';
import { blockMessages } from '../blocks/block-messages.server.ts';
import { ContactsScreen } from '../contacts/contacts-screen.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { clinicData } from '../head/structured-data/clinic-data.ts';
import { webPageData } from '../head/structured-data/page-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { readFormView } from '../requests/read-form.server.ts';
import { RequestHead } from '../requests/request-head.tsx';
import { submitForm } from '../requests/submit-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/contacts.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = requirePage(context);
  const { page, testimonials } = readBlockScreen(asked);
  const settings = readSettings(asked.library, asked.locale);
  const home = `${asked.origin}${pathTo(asked.locale, 'home')}`;
  return {
    page,
    testimonials,
    view: await readFormView(asked, request),
    head: pageHead(asked, page.meta, [
      webPageData(describePage(asked, page.title), { type: 'ContactPage', description: page.excerpt }),
      clinicData(settings, { origin: asked.origin, url: home }),
    ]),
    messages: { ...blockMessages(asked.locale), ...messagesFor(asked.locale, 'contacts', 'requests', 'components') },
  };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  return form ? submitForm(page, request, form) : data(null, notAForm);
});

export default function Contacts({ loaderData: { page, testimonials, view, head }, actionData }: Route.ComponentProps) {
  const refused = actionData ?? undefined;
  return (
    <>
      <RequestHead head={head} isRefused={refused !== undefined} />
      <ContactsScreen page={page} testimonials={testimonials} view={view} refused={refused} />
    </>
  );
}
