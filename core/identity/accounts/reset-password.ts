import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { withinContactBudget } from '../../limits/contact-budget.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import { mailboxOf } from '../../limits/mailbox-of.ts';
import { comparableEmail } from '../../personal-data/email.ts';
import { type BusyTrouble, unlessBusy } from '../passwords/unless-busy.ts';
import { type AccountProblem, emailProblems, passwordProblems } from './account-form.ts';
import type { AccountServices } from './account-services.ts';
import { openLink } from './read-account-link.ts';

type Ports = Pick<AccountServices, 'accounts' | 'passwords' | 'withinLimit' | 'keys'>;
export type ResetTrouble = { kind: 'invalid'; problems: AccountProblem[] } | { kind: 'tooMany' };

/** One letter is written either way; the worker finds out whether there is an account, and what the letter says. */
export async function requestPasswordReset(
  { accounts, withinLimit }: Pick<Ports, 'accounts' | 'withinLimit'>,
  { email: written, locale, client }: { email: string; locale: Locale; client: string },
): Promise<Result<null, ResetTrouble>> {
  const email = comparableEmail(written);
  if (email === null) return err({ kind: 'invalid', problems: emailProblems(written) });
  if (!(await mayAskForReset(withinLimit, email, client))) return err({ kind: 'tooMany' });
  await accounts.inTransaction((transaction) => transaction.addLetter({ kind: 'reset', accountId: null, recipient: email, locale }));
  return ok(null);
}

const mayAskForReset = async (withinLimit: WithinLimit, email: string, client: string): Promise<boolean> =>
  (await withinLimit('resetsPerAddress', client)) && withinContactBudget(withinLimit, 'resets', { contact: mailboxOf(email), client });

/** Whose password the link may set; null where it has ended. Looking changes nothing. */
export async function emailOfReset({ accounts, keys }: Pick<Ports, 'accounts' | 'keys'>, token: string): Promise<string | null> {
  const link = await openLink({ accounts, keys }, token, 'reset');
  return link?.accountId ? ((await accounts.byId(link.accountId))?.email ?? null) : null;
}

type NewPassword = { token: string; password: string; repeat: string; clinicName: string };
export type SetPasswordTrouble = { kind: 'invalid'; problems: AccountProblem[] } | { kind: 'linkEnded' } | BusyTrouble;

/** Ends all sessions. The second step stays as it was: whoever reads the mail does not have the authenticator app. */
export async function resetPassword(
  ports: Pick<Ports, 'accounts' | 'passwords' | 'keys'>,
  { token, password, repeat, clinicName }: NewPassword,
): Promise<Result<{ email: string }, SetPasswordTrouble>> {
  const { accounts, passwords } = ports;
  const link = await openLink(ports, token, 'reset');
  const account = link?.accountId ? await accounts.byId(link.accountId) : null;
  if (!link || !account) return err({ kind: 'linkEnded' });
  const problems = passwordProblems({ password, repeat, personal: [account.name, account.email, clinicName] });
  if (problems.length > 0) return err({ kind: 'invalid', problems });
  const hashed = await unlessBusy(passwords.hash(password));
  if (!hashed.ok) return hashed;
  const isTaken = await accounts.inTransaction(async (transaction) => {
    if (!(await transaction.takeLink(link.id, 'reset'))) return false;
    await transaction.setPassword(account.id, hashed.value);
    await transaction.endSessions(account.id);
    const { id: accountId, email: recipient, locale } = account;
    await transaction.addLetter({ kind: 'passwordChanged', accountId, recipient, locale });
    return true;
  });
  return isTaken ? ok({ email: account.email }) : err({ kind: 'linkEnded' });
}
