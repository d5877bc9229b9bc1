import { Secret, TOTP } from 'otpauth';
import type { AccountServices } from '../accounts/account-services.ts';
import { enrolTotp, isTotpCode } from '../factors/totp.ts';

const periodMs = 30_000;

/** For tests: an authenticator app that was set up for the account, with the code that confirmed it. */
export async function appOf({ factors }: Pick<AccountServices, 'factors'>, account: { id: string; email: string }) {
  const made = await enrolTotp(factors, account, 'Clínica Exemplo');
  if (!made) throw new Error('there is an app already');
  const totp = new TOTP({ secret: Secret.fromBase32(made.secret), digits: 6, period: periodMs / 1_000 });
  const usedCode = totp.generate();
  if (!(await isTotpCode(factors, account.id, usedCode))) throw new Error('its first code was not accepted');
  // A clock that is a little ahead is accepted, so that tests need not wait for the next half minute.
  return { usedCode, nextCode: () => totp.generate({ timestamp: Date.now() + periodMs }) };
}
