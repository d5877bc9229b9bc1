import { pathTo } from '@clinic/core/addresses/path-to';
import { resetMinutes } from '@clinic/core/identity/accounts/account-link';
import { requestPasswordReset } from '@clinic/core/identity/accounts/reset-password';
import { requestSignInCode } from '@clinic/core/identity/accounts/sign-in-with-code';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { longestEmail } from '@clinic/core/personal-data/field-lengths';
import { data, redirect } from 'react-router';
import { askerOf } from '../account/account-asker.server.ts';
import { accountHead, requireAccountPage } from '../account/account-page.server.ts';
import { AccountTitle } from '../account/account-title.tsx';
import type { ScreenProblem } from '../account/parts/screen-problem.ts';
import { RecoverScreen } from '../account/recover-screen.tsx';
import type { RecoverView } from '../account/recover-view.ts';
import { framed } from '../action-errors.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/recover-password.ts';

export const loader = ({ context }: Route.LoaderArgs) => accountHead(requireAccountPage({ context }).page);

type Answer = { view: RecoverView; problems: ScreenProblem[] };

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, account } = requireAccountPage({ context });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const email = String(form.get('email') ?? '').slice(0, longestEmail);
  const { locale, client } = page;
  const byCode = form.get('go') === 'code';
  const asked = byCode
    ? await requestSignInCode(account.services, askerOf(account, page), { email, locale })
    : await requestPasswordReset(account.services, { email, locale, client });
  if (asked.ok && byCode) throw redirect(pathTo(locale, 'accountCode'), 303);
  if (asked.ok) {
    const until = inLisbon(new Date(Date.now() + resetMinutes * 60_000)).time;
    return data<Answer>({ view: { email, sent: { until } }, problems: [] });
  }
  const isTooMany = asked.error.kind === 'tooMany';
  const problems: ScreenProblem[] = asked.error.kind === 'tooMany' ? [{ field: 'email', kind: 'tooMany' }] : asked.error.problems;
  return data<Answer>({ view: { email, sent: null }, problems }, { status: isTooMany ? 429 : 422 });
});

export default function RecoverPassword({ loaderData: { head }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems ?? [];
  return (
    <>
      <AccountTitle head={head} problems={problems} />
      <RecoverScreen view={actionData?.view ?? { email: '', sent: null }} problems={problems} />
    </>
  );
}
