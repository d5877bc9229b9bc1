import { sql } from 'kysely';
import type { FactorStore } from '../../../identity/factors/factor-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import type { Database } from '../database.ts';
import { accountTables } from './account-tables.ts';

const now = sql<Date>`clock_timestamp()`;
/** The server has to read the secret, so it is encrypted instead of hashed. */
export const totpPlace = (accountId: string) => ({ table: 'account_totp', row: accountId, field: 'secret' });

export function factorStore(database: Database, keys: DataKeys): FactorStore {
  const db = accountTables(database);
  const passkeys = () => db.selectFrom('accountPasskeys').selectAll();
  const toPasskey = ({ publicKey, counter, ...row }: Awaited<ReturnType<ReturnType<typeof passkeys>['executeTakeFirstOrThrow']>>) => ({
    ...row,
    publicKey: Uint8Array.from(publicKey),
    counter: Number(counter),
  });
  return {
    passkeys: async (accountId) => (await passkeys().where('accountId', '=', accountId).orderBy('addedAt').execute()).map(toPasskey),
    passkey: async (id) => {
      const found = await passkeys().where('id', '=', id).executeTakeFirst();
      return found ? toPasskey(found) : null;
    },
    addPasskey: async ({ publicKey, ...passkey }) => {
      const added = await db
        .insertInto('accountPasskeys')
        .values({ ...passkey, publicKey: Buffer.from(publicKey), usedAt: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    markPasskeyUsed: async (id, counter) => {
      await db.updateTable('accountPasskeys').set({ counter, usedAt: now }).where('id', '=', id).execute();
    },
    removePasskey: async (accountId, id) => {
      const removed = await db.deleteFrom('accountPasskeys').where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },
    takeChallenge: async (challenge) => {
      const taken = await db
        .insertInto('accountUsedChallenges')
        .values({ challenge })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    totp: async (accountId) => {
      const found = await db
        .selectFrom('accountTotp')
        .select(['secret', 'confirmedAt'])
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      return found ? { ...found, secret: decrypt(keys, totpPlace(accountId), found.secret) } : null;
    },
    saveTotp: async (accountId, secret) => {
      const row = { secret: encrypt(keys, totpPlace(accountId), secret), madeAt: now, confirmedAt: null, lastStep: null };
      const saved = await db
        .insertInto('accountTotp')
        .values({ ...row, accountId })
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row).where('accountTotp.confirmedAt', 'is', null))
        .executeTakeFirst();
      return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    takeTotpStep: async (accountId, step) => {
      const taken = await db
        .updateTable('accountTotp')
        .set({ lastStep: step, confirmedAt: sql<Date>`coalesce(confirmed_at, clock_timestamp())` })
        .where('accountId', '=', accountId)
        .where((where) => where.or([where('lastStep', 'is', null), where('lastStep', '<', step)]))
        .executeTakeFirst();
      return taken.numUpdatedRows > 0n;
    },
    takeRecoveryCode: async (accountId, codeHash) => {
      const open = db.updateTable('accountRecoveryCodes').set({ usedAt: now }).where('usedAt', 'is', null);
      const taken = await open.where('accountId', '=', accountId).where('codeHash', '=', codeHash).executeTakeFirst();
      return taken.numUpdatedRows > 0n;
    },
    countRecoveryCodes: async (accountId) => {
      const codes = db.selectFrom('accountRecoveryCodes').where('accountId', '=', accountId).where('usedAt', 'is', null);
      const { count } = await codes.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
