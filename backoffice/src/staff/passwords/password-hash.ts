import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = (password: string, salt: string) => promisify(crypto.pbkdf2)(password, salt, iterations, keyLength, 'sha256');
/** As Payload writes them, so that passwords set before stay good. */
const prefix = 'pbkdf2-sha256-v1:';
const iterations = 600_000;
const keyLength = 32;

export type StoredPassword = { hash: string; salt: string };

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString('hex');
  return { salt, hash: prefix + (await derive(password, salt)).toString('hex') };
}

/** For whoever has none: nothing matches it, and comparing with it takes what comparing always takes. */
const nobodys: StoredPassword = { hash: prefix + '00'.repeat(keyLength), salt: 'nobody' };

const storedIn = (account: { hash?: string | null; salt?: string | null } | null): StoredPassword =>
  account?.hash?.startsWith(prefix) && account.salt ? { hash: account.hash, salt: account.salt } : nobodys;

/** One derivation, no more and no less, whether there is an account, a password, or neither. */
export async function isPasswordOf(account: { hash?: string | null; salt?: string | null } | null, password: string): Promise<boolean> {
  const stored = storedIn(account);
  const derived = await derive(password, stored.salt);
  const isSame = timingSafeEqual(derived, Buffer.from(stored.hash.slice(prefix.length), 'hex'));
  return isSame && stored !== nobodys;
}
