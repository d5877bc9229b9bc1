import { data } from 'react-router';
import { framed } from '../action-errors.server.ts';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { readRequestCode, submitRequestCode } from '../requests/request-code.server.ts';
import { RequestCodeScreen } from '../requests/request-code-screen.tsx';
import { RequestHead } from '../requests/request-head.tsx';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/request-code.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const heading = readHeading(page);
  return {
    view: await readRequestCode(page, request),
    head: pageHead(page, { title: heading.metaTitle, description: heading.metaDescription }),
    messages: messagesFor(page.locale, 'requests', 'components'),
  };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  return form ? data({ problems: await submitRequestCode(page, request, form) }, { status: 422 }) : data(null, notAForm);
});

export default function RequestCode({ loaderData: { view, head }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems ?? [];
  return (
    <>
      <RequestHead head={head} isRefused={problems.length > 0} />
      <RequestCodeScreen view={view} problems={problems} />
    </>
  );
}
