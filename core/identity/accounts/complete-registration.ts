import { ok, type Result } from '../../kernel/result.ts';
import { type CodeTrouble, checkCode } from '../codes/check-code.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountAsker } from './asker.ts';
import { orTotp, type SignInOutcome, tellOfNewDevice } from './sign-in-outcome.ts';

/**
 * The code that was sent when registering. The account is made here and not before: what somebody else typed for this e-mail, in another
 * browser, is dropped. Where there is an account already, its owner is let in, and its password stays.
 */
export async function completeRegistration(
  services: AccountServices,
  asker: AccountAsker,
  code: string,
): Promise<Result<SignInOutcome, CodeTrouble>> {
  const { accounts, codeSecret } = services;
  const checked = await checkCode(services, asker, { purpose: 'register', code, secret: codeSecret });
  if (!checked.ok) return checked;
  const email = checked.value.contact.value;
  const typed = await accounts.registration(asker.browserKey, email);
  if (!typed) return { ok: false, error: { kind: 'codeEnded' } };
  const { name, locale, passwordHash } = typed;
  const { made, account } = await accounts.inTransaction(async (transaction) => {
    const created = await transaction.create({ email, name, locale, passwordHash });
    await transaction.completeRegistrations(email);
    return { made: created, account: created ?? (await transaction.byEmail(email)) };
  });
  if (!account) return { ok: false, error: { kind: 'codeEnded' } };
  const outcome = await orTotp(services, asker, { account, remembered: false, isNew: made !== null });
  if (!outcome) return { ok: false, error: { kind: 'codeEnded' } };
  if (!made && outcome.kind === 'signedIn') await tellOfNewDevice(services, account, asker);
  return ok(outcome);
}
