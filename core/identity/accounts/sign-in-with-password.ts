import { err, ok, type Result } from '../../kernel/result.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import { comparableEmail } from '../../personal-data/email.ts';
import { type BusyTrouble, unlessBusy } from '../passwords/unless-busy.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountAsker } from './asker.ts';
import { type SignInOutcome, signedIn } from './sign-in-outcome.ts';

export type Credentials = { email: string; password: string; remembered: boolean };
/** `wrongCredentials` for an unknown e-mail, too. */
export type SignInTrouble = { kind: 'wrongCredentials' } | { kind: 'tooMany' } | BusyTrouble;

/** No password is that long (`weak-password.ts`), so what is cut off here could not have been right; hashing it would only cost time. */
const longestTriedPassword = 500;

/**
 * In a browser that has proven the e-mail before, the password is enough. In another one a code by e-mail follows. Where there is an
 * authenticator app, its code is asked for everywhere.
 */
export async function signInWithPassword(
  services: AccountServices,
  asker: AccountAsker,
  { email: written, password, remembered }: Credentials,
): Promise<Result<SignInOutcome, SignInTrouble>> {
  const { accounts, codes, factors, passwords, withinLimit } = services;
  const email = comparableEmail(written) ?? '';
  const isKnownDevice = asker.isKnownDevice({ kind: 'email', value: email });
  if (!(await mayTryPassword(withinLimit, email, { client: asker.client, isKnownDevice }))) return err({ kind: 'tooMany' });
  const found = await accounts.passwordHash(email);
  const matched = await unlessBusy(passwords.matches(found?.hash ?? null, password.slice(0, longestTriedPassword)));
  if (!matched.ok) return matched;
  if (!found || !matched.value) return err({ kind: 'wrongCredentials' });
  const { account } = found;
  const totp = await factors.totp(account.id);
  const step = totp?.confirmedAt ? 'totp' : 'code';
  // A known device has proven the e-mail, perhaps by booking. That stands for the code by e-mail, and never for the authenticator app.
  if (isKnownDevice && step === 'code') {
    const outcome = await signedIn(services, asker, { account, remembered });
    return outcome ? ok(outcome) : err({ kind: 'wrongCredentials' });
  }
  // Whoever knows the password is not a stranger: strangers' requests for codes do not count against this one.
  // Counted for the authenticator app, too: otherwise whoever has many addresses could guess its six digits.
  if (!(await withinLimit('secondStepsPerAccount', account.id))) return err({ kind: 'tooMany' });
  const { id: accountId, locale, sessionEpoch } = account;
  await accounts.savePendingSignIn(asker.browserKey, { accountId, remembered, sessionEpoch });
  if (step === 'code') {
    await codes.request(asker.browserKey, {
      purpose: 'newDevice',
      contact: { kind: 'email', value: email },
      locale,
      birthDate: null,
      accountId,
    });
  }
  return ok({ kind: 'secondStep', step, email });
}

/** Strangers are counted per address, so that whoever guesses from many does not keep the owner out; the owner's browsers apart. */
async function mayTryPassword(
  withinLimit: WithinLimit,
  email: string,
  { client, isKnownDevice }: { client: string; isKnownDevice: boolean },
): Promise<boolean> {
  if (isKnownDevice) return withinLimit('passwordsPerAccountFromKnownDevices', email);
  return (await withinLimit('passwordsPerAddress', client)) && withinLimit('passwordsPerAccountAndAddress', `${email} ${client}`);
}
