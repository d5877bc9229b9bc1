import { Secret, TOTP } from 'otpauth';
import type { FactorStore } from './factor-store.ts';

const periodSeconds = 30;

const generatorOf = (secret: string, label: { issuer: string; email: string }): TOTP =>
  new TOTP({ issuer: label.issuer, label: label.email, digits: 6, period: periodSeconds, secret: Secret.fromBase32(secret) });

/** `uri` is what the QR code holds; `secret` is typed where no camera is at hand. */
export type NewTotp = { uri: string; secret: string };

/** Counts only once a first code of it was accepted. Null where one is in use already. */
export async function enrolTotp(
  factors: Pick<FactorStore, 'saveTotp'>,
  account: { id: string; email: string },
  issuer: string,
): Promise<NewTotp | null> {
  const secret = new Secret({ size: 20 }).base32;
  if (!(await factors.saveTotp(account.id, secret))) return null;
  return describe(secret, issuer, account.email);
}

const describe = (secret: string, issuer: string, email: string): NewTotp => ({
  uri: generatorOf(secret, { issuer, email }).toString(),
  secret,
});

/** The one that waits for its first code; null where there is none or it counts already. */
export async function unconfirmedTotp(
  factors: Pick<FactorStore, 'totp'>,
  account: { id: string; email: string },
  issuer: string,
): Promise<NewTotp | null> {
  const kept = await factors.totp(account.id);
  return kept && !kept.confirmedAt ? describe(kept.secret, issuer, account.email) : null;
}

/** Accepts the current step of 30 s and one before and after it. Each step counts once, so that a code that was seen cannot be replayed. */
export async function isTotpCode(factors: Pick<FactorStore, 'totp' | 'takeTotpStep'>, accountId: string, code: string): Promise<boolean> {
  const kept = await factors.totp(accountId);
  if (!kept) return false;
  const delta = generatorOf(kept.secret, { issuer: '', email: '' }).validate({ token: code.replace(/\s/g, ''), window: 1 });
  return delta !== null && factors.takeTotpStep(accountId, Math.floor(Date.now() / 1_000 / periodSeconds) + delta);
}
