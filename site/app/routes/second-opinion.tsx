import { visitTitled } from '@clinic/core/content/pages/read-requestable-exams';
import { data } from 'react-router';
import { framed } from '../action-errors.server.ts';
import { readBlockScreen } from '../block-page/read-block-screen.server.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { blockMessages } from '../blocks/block-messages.server.ts';
import { pageHead } from '../head/page-head.server.ts';
import { webPageData } from '../head/structured-data/page-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { readFormView } from '../requests/read-form.server.ts';
import { RequestHead } from '../requests/request-head.tsx';
import { RequestScreen } from '../requests/request-screen.tsx';
import { SecondOpinionPrice } from '../requests/second-opinion-price.tsx';
import { submitForm } from '../requests/submit-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/second-opinion.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = requirePage(context);
  const { page, testimonials } = readBlockScreen(asked);
  return {
    page,
    testimonials,
    price: visitTitled(asked.library, asked.locale, page.title),
    view: await readFormView(asked, request),
    head: pageHead(asked, page.meta, [webPageData(describePage(asked, page.title), { description: page.excerpt })]),
    messages: { ...blockMessages(asked.locale), ...messagesFor(asked.locale, 'requests', 'reading', 'components') },
  };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  return form ? submitForm(page, request, form) : data(null, notAForm);
});

/** The form first; what editors say about second opinions stands below it. */
export default function SecondOpinion({ loaderData: { page, price, testimonials, view, head }, actionData }: Route.ComponentProps) {
  const refused = actionData ?? undefined;
  return (
    <>
      <RequestHead head={head} isRefused={(refused?.problems.length ?? 0) > 0} />
      <RequestScreen view={view} refused={refused} title={page.title} excerpt={page.excerpt}>
        <SecondOpinionPrice price={price} />
      </RequestScreen>
      <BlockList blocks={page.blocks} testimonials={testimonials} bands />
    </>
  );
}
