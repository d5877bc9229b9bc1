import { createHmac } from 'node:crypto';
import type { DataKey, DataKeys } from '../../secrets/data-keys.ts';
import { deriveKey } from '../../secrets/derive-key.ts';
import type { Account } from '../accounts/account.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { newRecoveryCodes, plainCode } from './recovery-code.ts';

/**
 * Keyed, because ten letters are too few for a plain hash. Nobody can compute it anew under another key: codes that were made under a key
 * end when that key is taken out of DATA_KEYS (docs/data-protection.md). The authenticator app itself goes on.
 */
const hashWith = (key: DataKey, accountId: string, code: string): Buffer =>
  createHmac('sha256', deriveKey(key, 'recovery code'))
    .update(`${accountId} ${plainCode(code)}`)
    .digest();
const hashesOf = (keys: DataKeys, accountId: string, code: string) => keys.map((key) => hashWith(key, accountId, code));

/** Shown once, here; afterwards nobody can read them again. The owner is told by mail, as of every change of the ways in. */
export async function makeRecoveryCodes(
  { accounts, keys }: Pick<AccountServices, 'accounts' | 'keys'>,
  { id: accountId, email: recipient, locale }: Pick<Account, 'id' | 'email' | 'locale'>,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashWith(keys[0], accountId, code));
  await accounts.inTransaction(async (transaction) => {
    await transaction.replaceRecoveryCodes(accountId, hashes);
    await transaction.addLetter({ kind: 'factorsChanged', accountId, recipient, locale });
  });
  return codes;
}

type TakePorts = Pick<AccountServices, 'factors' | 'keys'>;

export async function takeRecoveryCode({ factors, keys }: TakePorts, accountId: string, code: string): Promise<boolean> {
  for (const hash of hashesOf(keys, accountId, code)) if (await factors.takeRecoveryCode(accountId, hash)) return true;
  return false;
}
