import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { comparableEmail } from '../../personal-data/email.ts';
import { type CodeTrouble, checkCode } from '../codes/check-code.ts';
import { type AccountProblem, emailProblems } from './account-form.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountAsker } from './asker.ts';
import { requestAccountCode } from './request-account-code.ts';
import { orTotp, type SignInOutcome, tellOfNewDevice } from './sign-in-outcome.ts';

/** Nobody learns here whether there is an account: the worker looks, and writes to the address either way. */
export async function requestSignInCode(
  services: Pick<AccountServices, 'accounts' | 'codes' | 'withinLimit'>,
  asker: AccountAsker,
  { email: written, locale }: { email: string; locale: Locale },
): Promise<Result<{ email: string }, { kind: 'invalid'; problems: AccountProblem[] } | { kind: 'tooMany' }>> {
  const email = comparableEmail(written);
  if (email === null) return err({ kind: 'invalid', problems: emailProblems(written) });
  const request = { purpose: 'signIn', contact: { kind: 'email', value: email }, locale, birthDate: null } as const;
  const requested = await requestAccountCode(services, asker, request);
  return requested.ok ? ok({ email }) : requested;
}

export async function signInWithCode(
  services: AccountServices,
  asker: AccountAsker,
  { code, remembered }: { code: string; remembered: boolean },
): Promise<Result<SignInOutcome, CodeTrouble>> {
  const { accounts, codeSecret } = services;
  const checked = await checkCode(services, asker, { purpose: 'signIn', code, secret: codeSecret });
  if (!checked.ok) return checked;
  const account = checked.value.accountId === null ? null : await accounts.byId(checked.value.accountId);
  // The account's e-mail was changed while the code was on its way: the code proves the old one.
  if (!account || account.email !== checked.value.contact.value) return err({ kind: 'codeEnded' });
  const outcome = await orTotp(services, asker, { account, remembered });
  if (!outcome) return err({ kind: 'codeEnded' });
  // Where the authenticator app is still missing, nobody is in yet.
  if (outcome.kind === 'signedIn') await tellOfNewDevice(services, account, asker);
  return ok(outcome);
}
