import { sql } from 'kysely';
import type pg from 'pg';
import type { SessionStore } from '../../../identity/sessions/session-store.ts';
import { createDatabase } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { type AccountDatabase, accountTables } from './account-tables.ts';

const now = sql<Date>`clock_timestamp()`;
const columns = [...(['id', 'accountId', 'caller', 'deviceName', 'remembered', 'startedAt', 'seenAt', 'confirmedAt', 'endsAt'] as const)];

export function sessionStore(pool: pg.Pool): SessionStore {
  const db = accountTables(createDatabase(pool));
  const session = (id: string) => db.updateTable('accountSessions').where('id', '=', id).where('endedAt', 'is', null);
  return {
    start: ({ tokenHash, sessionEpoch, ...given }) =>
      inTransaction(pool, async ({ db: database }) => {
        const tables = accountTables(database);
        // Locked: sessions that are being ended at this moment are either ended before, or this one ends with them.
        const owner = await account(tables, given.accountId).forShare().executeTakeFirst();
        if (owner?.sessionEpoch !== sessionEpoch) return null;
        const started = await tables
          .insertInto('accountSessions')
          .values({ ...given, endedAt: null })
          .returning(columns)
          .executeTakeFirstOrThrow();
        await tables.insertInto('accountRefreshTokens').values({ tokenHash, sessionId: started.id, replacedAt: null }).execute();
        return started;
      }),
    open: async (id) => {
      const found = await db
        .selectFrom('accountSessions')
        .innerJoin('accounts', 'accounts.id', 'accountSessions.accountId')
        .select(columns.map((column) => `accountSessions.${column}` as const))
        .select(['email', 'name', 'locale', 'createdAt', 'passwordSetAt', 'patientId', 'linkedAt', 'remindBy', 'sessionEpoch'])
        .where('accountSessions.id', '=', id)
        .where('accountSessions.endedAt', 'is', null)
        .where('accountSessions.endsAt', '>', now)
        .where('accounts.closedAt', 'is', null)
        .executeTakeFirst();
      if (!found) return null;
      const { email, name, locale, createdAt, passwordSetAt, patientId, linkedAt, remindBy, sessionEpoch, ...open } = found;
      return {
        session: open,
        account: { id: open.accountId, email, name, locale, createdAt, passwordSetAt, patientId, linkedAt, remindBy, sessionEpoch },
      };
    },
    accountOf: async (tokenHash) => {
      const found = await db
        .selectFrom('accountRefreshTokens')
        .innerJoin('accountSessions', 'accountSessions.id', 'accountRefreshTokens.sessionId')
        .select('accountId')
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst();
      return found?.accountId ?? null;
    },
    markSeen: async (id) => {
      await session(id).set({ seenAt: now }).execute();
    },
    replace: (tokenHash, successorHash, graceSeconds) =>
      inTransaction(pool, async ({ db: database }) => {
        const tables = accountTables(database);
        const token = await tables
          .selectFrom('accountRefreshTokens')
          .select('sessionId')
          .where('tokenHash', '=', tokenHash)
          .executeTakeFirst();
        if (!token) return null;
        // Locked, so that of two that come at once the second sees what the first did.
        const open = await tables
          .selectFrom('accountSessions')
          .select(columns)
          .where('id', '=', token.sessionId)
          .where('endedAt', 'is', null)
          .where('endsAt', '>', now)
          .forUpdate()
          .executeTakeFirst();
        if (!open) return null;
        const { replacedSecondsAgo } = await tables
          .selectFrom('accountRefreshTokens')
          .select(sql<number | null>`extract(epoch from clock_timestamp() - replaced_at)::float`.as('replacedSecondsAgo'))
          .where('tokenHash', '=', tokenHash)
          .executeTakeFirstOrThrow();
        if (replacedSecondsAgo === null) {
          await tables.updateTable('accountRefreshTokens').set({ replacedAt: now }).where('tokenHash', '=', tokenHash).execute();
          await tables
            .insertInto('accountRefreshTokens')
            .values({ tokenHash: successorHash, sessionId: open.id, replacedAt: null })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          return { session: open, outcome: 'replaced' };
        }
        if (replacedSecondsAgo <= graceSeconds) return { session: open, outcome: 'again' };
        await tables.updateTable('accountSessions').set({ endedAt: now }).where('id', '=', open.id).execute();
        return { session: open, outcome: 'reused' };
      }),
    end: async (id) => {
      await endFamily(pool, id);
    },
    endOne: (accountId, id) => endFamily(pool, id, accountId),
    list: (accountId) =>
      db
        .selectFrom('accountSessions')
        .select(columns)
        .where('accountId', '=', accountId)
        .where('endedAt', 'is', null)
        .where('endsAt', '>', now)
        .orderBy('seenAt', 'desc')
        .execute(),
    confirm: async (id, tokenHash) =>
      inTransaction(pool, async ({ db: database }) => {
        const tables = accountTables(database);
        const found = await tables.selectFrom('accountSessions').select('accountId').where('id', '=', id).executeTakeFirst();
        // Whoever ends this session meanwhile would not see the one that takes its place: one of the two waits for the other.
        if (!found || !(await account(tables, found.accountId).forNoKeyUpdate().executeTakeFirst())) return null;
        const open = tables.updateTable('accountSessions').where('id', '=', id).where('endedAt', 'is', null).where('endsAt', '>', now);
        const before = await open
          .set({ endedAt: now })
          .returning([...columns, 'familyId'])
          .executeTakeFirst();
        if (!before) return null;
        const { id: _, confirmedAt: __, ...kept } = before;
        const after = await tables
          .insertInto('accountSessions')
          .values({ ...kept, seenAt: now, confirmedAt: now, endedAt: null })
          .returning(columns)
          .executeTakeFirstOrThrow();
        await tables.insertInto('accountRefreshTokens').values({ tokenHash, sessionId: after.id, replacedAt: null }).execute();
        return after;
      }),
  };
}

const account = (tables: AccountDatabase, id: string) =>
  tables.selectFrom('accounts').select('sessionEpoch').where('id', '=', id).where('closedAt', 'is', null);

/** Under every id that it has had: a confirmation may have given it a new one a moment ago. False where it was over, or not this account's. */
const endFamily = (pool: pg.Pool, id: string, accountId?: string): Promise<boolean> =>
  inTransaction(pool, async ({ db: database }) => {
    const tables = accountTables(database);
    const named = tables.selectFrom('accountSessions').select(['accountId', 'familyId']).where('id', '=', id);
    const found = await (accountId ? named.where('accountId', '=', accountId) : named).executeTakeFirst();
    if (!found) return false;
    await account(tables, found.accountId).forShare().execute();
    const open = tables.updateTable('accountSessions').where('familyId', '=', found.familyId).where('endedAt', 'is', null);
    return (await open.set({ endedAt: now }).executeTakeFirst()).numUpdatedRows > 0n;
  });
