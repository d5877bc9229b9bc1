import { pathTo } from '@clinic/core/addresses/path-to';
import { readSettings } from '@clinic/core/content/frame/site-settings';
import { registerAccount } from '@clinic/core/identity/accounts/register';
import { longestEmail, longestName } from '@clinic/core/personal-data/field-lengths';
import { data, redirect } from 'react-router';
import { askerOf } from '../account/account-asker.server.ts';
import { accountHead, requireVisitor } from '../account/account-page.server.ts';
import { AccountTitle } from '../account/account-title.tsx';
import type { ScreenProblem } from '../account/parts/screen-problem.ts';
import { refusedInit } from '../account/refused.server.ts';
import { RegisterScreen } from '../account/register-screen.tsx';
import { framed } from '../action-errors.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/register.ts';

export const loader = ({ context }: Route.LoaderArgs) => accountHead(requireVisitor({ context }).page);

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, account } = requireVisitor({ context });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const text = (name: string, longest: number) => String(form.get(name) ?? '').slice(0, longest);
  const typed = { name: text('name', longestName), email: text('email', longestEmail), consent: form.get('consent') === 'yes' };
  const given = { ...typed, password: text('password', 500), repeat: text('repeat', 500) };
  const clinicName = readSettings(page.library, page.locale).name;
  const made = await registerAccount(account.services, askerOf(account, page), given, { locale: page.locale, clinicName });
  if (made.ok) throw redirect(pathTo(page.locale, 'accountCode'), 303);
  const problems: ScreenProblem[] = made.error.kind === 'invalid' ? made.error.problems : [{ field: 'email', kind: made.error.kind }];
  return data({ view: typed, problems }, refusedInit(problems));
});

const empty = { name: '', email: '', consent: false };

export default function Register({ loaderData: { head }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems ?? [];
  return (
    <>
      <AccountTitle head={head} problems={problems} />
      <RegisterScreen view={actionData?.view ?? empty} problems={problems} />
    </>
  );
}
