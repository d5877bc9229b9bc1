import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { comparableEmail } from '../../personal-data/email.ts';
import { type BusyTrouble, unlessBusy } from '../passwords/unless-busy.ts';
import { type AccountProblem, emailProblems, nameProblems, passwordProblems } from './account-form.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountAsker } from './asker.ts';
import { requestAccountCode } from './request-account-code.ts';

export type RegistrationForm = { name: string; email: string; password: string; repeat: string; consent: boolean };
export type RegisterTrouble = { kind: 'invalid'; problems: AccountProblem[] } | { kind: 'tooMany' } | BusyTrouble;
type Ports = Pick<AccountServices, 'accounts' | 'codes' | 'passwords' | 'withinLimit'>;
type Context = { locale: Locale; clinicName: string };

/**
 * Keeps what was typed for this browser and sends a code. The same is done whether or not there is an account with this e-mail: only
 * whoever reads the mail finds out.
 */
export async function registerAccount(
  services: Ports,
  asker: AccountAsker,
  form: RegistrationForm,
  { locale, clinicName }: Context,
): Promise<Result<{ email: string }, RegisterTrouble>> {
  const { accounts, passwords, withinLimit } = services;
  const problems = registrationProblems(form, clinicName);
  const email = comparableEmail(form.email);
  if (problems.length > 0 || email === null) return err({ kind: 'invalid', problems });
  if (!(await withinLimit('registrationsPerAddress', asker.client))) return err({ kind: 'tooMany' });
  const hashed = await unlessBusy(passwords.hash(form.password));
  if (!hashed.ok) return hashed;
  await accounts.saveRegistration(asker.browserKey, { email, name: form.name.trim(), passwordHash: hashed.value, locale });
  const request = { purpose: 'register', contact: { kind: 'email', value: email }, locale, birthDate: null } as const;
  const requested = await requestAccountCode(services, asker, request);
  return requested.ok ? ok({ email }) : requested;
}

const registrationProblems = ({ name, email, password, repeat, consent }: RegistrationForm, clinicName: string): AccountProblem[] => [
  ...nameProblems(name),
  ...emailProblems(email),
  ...passwordProblems({ password, repeat, personal: [name, email, clinicName] }),
  ...(consent ? [] : [{ field: 'consent', kind: 'consentRequired' } as const]),
];
