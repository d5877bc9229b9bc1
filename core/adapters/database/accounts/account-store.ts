import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { AccountStore } from '../../../identity/accounts/account-store.ts';
import { createDatabase } from '../database.ts';
import { browserDigest } from '../identity/browser-digest.ts';
import { inTransaction } from '../in-transaction.ts';
import { accountReads, emailChanges, openAccounts, openRegistrations } from './account-reads.ts';
import { accountTables } from './account-tables.ts';
import { accountTransaction } from './account-transaction.ts';

/** As long as the code that completes it, and some time to look for the mail. */
const registrationHours = 24;
const signInMinutes = 15;
const signInTries = 10;

const isRecent = sql<boolean>`requested_at > clock_timestamp() - make_interval(hours => ${registrationHours})`;
const isUnderWay = sql<boolean>`started_at > clock_timestamp() - make_interval(mins => ${signInMinutes})`;

export function accountStore(pool: pg.Pool, dbos: DBOSClient): AccountStore {
  const db = accountTables(createDatabase(pool));
  return {
    ...accountReads(db),
    inTransaction: (work) => inTransaction(pool, (transaction) => work(accountTransaction(transaction, dbos))),
    passwordHash: async (email) => {
      const found = await openAccounts(db).select('passwordHash').where('email', '=', email).executeTakeFirst();
      if (!found) return null;
      const { passwordHash, ...account } = found;
      return { account, hash: passwordHash };
    },
    saveRegistration: async (browserKey, registration) => {
      await db
        .insertInto('accountRegistrations')
        .values({ ...registration, browserDigest: browserDigest(browserKey), completedAt: null })
        .execute();
    },
    registration: async (browserKey, email) =>
      (await openRegistrations(db)
        .where('browserDigest', '=', browserDigest(browserKey))
        .where('email', '=', email)
        .where(isRecent)
        .orderBy('requestedAt', 'desc')
        .limit(1)
        .executeTakeFirst()) ?? null,
    savePendingSignIn: async (browserKey, pending) => {
      const row = { ...pending, startedAt: sql<Date>`clock_timestamp()`, tries: 0 };
      await db
        .insertInto('accountSignIns')
        .values({ ...row, browserDigest: browserDigest(browserKey) })
        .onConflict((conflict) => conflict.column('browserDigest').doUpdateSet(row))
        .execute();
    },
    pendingSignIn: async (browserKey) =>
      (await db
        .selectFrom('accountSignIns')
        .select(['accountId', 'remembered', 'sessionEpoch', 'startedAt', 'tries'])
        .where('browserDigest', '=', browserDigest(browserKey))
        .where(isUnderWay)
        .executeTakeFirst()) ?? null,
    takeSignInTry: async (browserKey) =>
      (await db
        .updateTable('accountSignIns')
        .set({ tries: sql<number>`tries + 1` })
        .where('browserDigest', '=', browserDigest(browserKey))
        .where('tries', '<', signInTries)
        .where(isUnderWay)
        .returning(['accountId', 'remembered', 'sessionEpoch', 'startedAt', 'tries'])
        .executeTakeFirst()) ?? null,
    endPendingSignIn: async (browserKey) => {
      await db.deleteFrom('accountSignIns').where('browserDigest', '=', browserDigest(browserKey)).execute();
    },
    readLink: async (id) =>
      (await db
        .selectFrom('accountLinks')
        .select(['id', 'purpose', 'accountId', 'registrationId', 'emailChangeId', 'endsAt', 'endedAt'])
        .where('id', '=', id)
        .executeTakeFirst()) ?? null,
    emailChange: async (accountId) =>
      (await emailChanges(db)
        .where('accountId', '=', accountId)
        .where('undoneAt', 'is', null)
        .orderBy('requestedAt', 'desc')
        .limit(1)
        .executeTakeFirst()) ?? null,
  };
}
