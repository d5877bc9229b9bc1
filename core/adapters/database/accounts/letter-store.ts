import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import { resetMinutes } from '../../../identity/accounts/account-link.ts';
import type { LetterStore } from '../../../identity/accounts/letter-store.ts';
import { createDatabase } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { accountTables } from './account-tables.ts';
import { accountTransaction } from './account-transaction.ts';

const now = sql<Date>`clock_timestamp()`;

export function letterStore(pool: pg.Pool, dbos: DBOSClient): LetterStore {
  const db = accountTables(createDatabase(pool));
  const unsent = (id: string) =>
    db.updateTable('accountLetters').where('id', '=', id).where('sentAt', 'is', null).where('refusedAt', 'is', null);
  return {
    unsent: async (id) => {
      const found = await db
        .selectFrom('accountLetters')
        .select(['id', 'kind', 'accountId', 'recipient', 'locale', 'linkId', 'deviceName', 'queuedAt'])
        .where('id', '=', id)
        .where('sentAt', 'is', null)
        .where('refusedAt', 'is', null)
        .executeTakeFirst();
      if (!found) return null;
      const { linkId, deviceName, ...letter } = found;
      return { ...letter, ...(linkId && { linkId }), ...(deviceName && { deviceName }) };
    },
    addResetLink: (letterId, accountId) =>
      inTransaction(pool, async (transaction) => {
        const letter = await accountTables(transaction.db)
          .selectFrom('accountLetters')
          .select('linkId')
          .where('id', '=', letterId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (letter.linkId) return letter.linkId;
        const linkId = await accountTransaction(transaction, dbos).addLink({ purpose: 'reset', accountId, minutes: resetMinutes });
        await accountTables(transaction.db).updateTable('accountLetters').set({ accountId, linkId }).where('id', '=', letterId).execute();
        return linkId;
      }),
    recordSent: async (id) => {
      await unsent(id).set({ sentAt: now }).execute();
    },
    recordRefused: async (id) => {
      await unsent(id).set({ refusedAt: now }).execute();
    },
  };
}
