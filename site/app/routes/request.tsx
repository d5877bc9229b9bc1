import { pathTo } from '@clinic/core/addresses/path-to';
import { data } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { Link } from '../components/link.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { readFormView } from '../requests/read-form.server.ts';
import { RequestHead } from '../requests/request-head.tsx';
import { RequestScreen } from '../requests/request-screen.tsx';
import { submitForm } from '../requests/submit-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/request.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const heading = readHeading(page);
  return {
    view: await readFormView(page, request),
    head: pageHead(page, { title: heading.metaTitle, description: heading.metaDescription }),
    messages: messagesFor(page.locale, 'requests', 'reading', 'components'),
  };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  return form ? submitForm(page, request, form) : data(null, notAForm);
});

/** A form that is a page of its own. */
export default function Request({ loaderData: { view, head }, actionData }: Route.ComponentProps) {
  const refused = actionData ?? undefined;
  return (
    <>
      <RequestHead head={head} isRefused={(refused?.problems.length ?? 0) > 0} />
      <RequestScreen view={view} refused={refused}>
        {view.kind === 'examRequest' && <BookInstead />}
      </RequestScreen>
    </>
  );
}

/** Whoever looks for an exam that has free times in the book need not write. */
function BookInstead() {
  const t = useTranslations('requests');
  const locale = useLocale();
  return <p>{t.rich('examBookable', { wizard: (words) => <Link to={pathTo(locale, 'wizard')}>{words}</Link> })}</p>;
}
