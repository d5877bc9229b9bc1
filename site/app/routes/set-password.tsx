import { pathTo } from '@clinic/core/addresses/path-to';
import { readSettings } from '@clinic/core/content/frame/site-settings';
import { emailOfReset, resetPassword } from '@clinic/core/identity/accounts/reset-password';
import { data, redirect } from 'react-router';
import { accountHead, requireAccountPage } from '../account/account-page.server.ts';
import { AccountTitle } from '../account/account-title.tsx';
import type { ScreenProblem } from '../account/parts/screen-problem.ts';
import { refusedInit } from '../account/refused.server.ts';
import { SetPasswordScreen } from '../account/set-password-screen.tsx';
import type { SetPasswordView } from '../account/set-password-view.ts';
import { framed } from '../action-errors.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { tokenIn } from '../token-in.server.ts';
import type { Route } from './+types/set-password.ts';

/** Opened by the link in a letter, and by mail scanners: looking uses nothing up. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, account } = requireAccountPage({ context });
  // Opened without the link of a letter: there one is asked for.
  if (tokenIn(request) === '') throw redirect(pathTo(page.locale, 'recoverPassword'), 303);
  const email = await emailOfReset(account.services, tokenIn(request));
  const view: SetPasswordView = email === null ? { state: 'ended' } : { state: 'open', email };
  return data({ ...accountHead(page), view }, { status: email === null ? 410 : 200 });
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, account } = requireAccountPage({ context });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 500);
  const clinicName = readSettings(page.library, page.locale).name;
  const given = { token: tokenIn(request), password: text('password'), repeat: text('repeat'), clinicName };
  const set = await resetPassword(account.services, given);
  if (set.ok) throw redirect(`${pathTo(page.locale, 'login')}?motivo=passwordChanged`, 303);
  const { error } = set;
  // The loader finds the link ended, too, and the page says so.
  if (error.kind === 'linkEnded') return data({ problems: [] as ScreenProblem[] }, { status: 410 });
  const problems: ScreenProblem[] = error.kind === 'invalid' ? error.problems : [{ field: 'password', kind: error.kind }];
  return data({ problems }, refusedInit(problems));
});

export default function SetPassword({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems ?? [];
  return (
    <>
      <AccountTitle head={head} problems={problems} />
      <SetPasswordScreen view={view} problems={problems} />
    </>
  );
}
