import { sql } from 'kysely';
import type pg from 'pg';
import type { PeopleStore, PersonRelation } from '../../../personal-area/people/people-store.ts';
import { createDatabase } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { areaTables } from './area-tables.ts';

export function peopleStore(pool: pg.Pool): PeopleStore {
  const db = areaTables(createDatabase(pool));
  return {
    list: async (accountId) => {
      const rows = await db
        .selectFrom('accountPeople')
        .select(['id', 'name', 'birthDate', 'relation'])
        .where('accountId', '=', accountId)
        .orderBy('addedAt')
        .execute();
      return rows.map((row) => ({ ...row, relation: row.relation as PersonRelation }));
    },
    add: (accountId, person, atMost) =>
      inTransaction(pool, async ({ db: database }) => {
        const tables = areaTables(database);
        // Two forms sent at once are counted one after the other.
        await tables.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
        const { count } = await tables
          .selectFrom('accountPeople')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('accountId', '=', accountId)
          .executeTakeFirstOrThrow();
        if (count >= atMost) return null;
        const added = await tables
          .insertInto('accountPeople')
          .values({ ...person, accountId })
          .returning('id')
          .executeTakeFirstOrThrow();
        return added.id;
      }),
    change: async (accountId, { id, ...person }) => {
      const changed = await db
        .updateTable('accountPeople')
        .set(person)
        .where('accountId', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },
    remove: async (accountId, id) => {
      const removed = await db.deleteFrom('accountPeople').where('accountId', '=', accountId).where('id', '=', id).executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },
  };
}
