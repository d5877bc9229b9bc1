import { err, ok, type Result } from '../../kernel/result.ts';
import { type CodeTrouble, checkCode } from '../codes/check-code.ts';
import { isRecoveryCode } from '../factors/recovery-code.ts';
import { takeRecoveryCode } from '../factors/recovery-codes.ts';
import { isTotpCode } from '../factors/totp.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountAsker } from './asker.ts';
import { type SignInOutcome, signedIn, tellOfNewDevice } from './sign-in-outcome.ts';

/** The second step after the right password: the code from the mail or from the authenticator app, or a recovery code in its place. */
export async function finishSignIn(
  services: AccountServices,
  asker: AccountAsker,
  code: string,
): Promise<Result<SignInOutcome, CodeTrouble>> {
  const { accounts, factors, withinLimit, codeSecret } = services;
  const pending = await accounts.takeSignInTry(asker.browserKey);
  const account = pending && (await accounts.byId(pending.accountId));
  if (!account) return err({ kind: 'codeEnded' });
  const totp = await factors.totp(account.id);
  if (totp?.confirmedAt) {
    if (!(await withinLimit('triesPerAddress', asker.client))) return err({ kind: 'tooMany' });
    const isRight = isRecoveryCode(code) ? await takeRecoveryCode(services, account.id, code) : await isTotpCode(factors, account.id, code);
    if (!isRight) return err({ kind: 'codeWrong' });
  } else {
    const checked = await checkCode(services, asker, { purpose: 'newDevice', code, secret: codeSecret });
    if (!checked.ok) return checked;
    if (checked.value.accountId !== account.id) return err({ kind: 'codeEnded' });
  }
  // By the epoch in which the password was right: after a reset that one is worth nothing.
  const { remembered, sessionEpoch } = pending;
  const outcome = await signedIn(services, asker, { account: { ...account, sessionEpoch }, remembered });
  if (!outcome) return err({ kind: 'codeEnded' });
  await tellOfNewDevice(services, account, asker);
  return ok(outcome);
}
