import { data } from 'react-router';
import { accountHead, requireAccountPage } from '../account/account-page.server.ts';
import { AccountTitle } from '../account/account-title.tsx';
import { SecondStepScreen } from '../account/code/second-step-screen.tsx';
import { readCode } from '../account/read-code.server.ts';
import { submitCode } from '../account/submit-code.server.ts';
import { framed } from '../action-errors.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/account-code.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, account } = requireAccountPage({ context });
  return { ...accountHead(page), view: await readCode(account, page, request) };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, account } = requireAccountPage({ context });
  const form = await readForm(request);
  return form ? data({ problems: await submitCode(account, page, request, form) }, { status: 422 }) : data(null, notAForm);
});

export default function AccountCode({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems ?? [];
  return (
    <>
      <AccountTitle head={head} problems={problems} />
      <SecondStepScreen view={view} problems={problems} />
    </>
  );
}
