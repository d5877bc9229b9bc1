import { sql } from 'kysely';
import type { TestLetters } from '../../../newsletter/test-letters.ts';
import type { Database } from '../database.ts';
import { newsletterTables } from './newsletter-tables.ts';

const now = sql<Date>`clock_timestamp()`;

export function testLetters(database: Database): TestLetters {
  const db = newsletterTables(database);
  const unsent = (id: string) =>
    db.updateTable('newsletterTests').where('id', '=', id).where('sentAt', 'is', null).where('refusedAt', 'is', null);
  return {
    unsent: async (id) =>
      (await db
        .selectFrom('newsletterTests')
        .select(['id', 'articleId', 'recipient', 'locale'])
        .where('id', '=', id)
        .where('sentAt', 'is', null)
        .where('refusedAt', 'is', null)
        .executeTakeFirst()) ?? null,
    recordSent: async (id) => {
      await unsent(id).set({ sentAt: now }).execute();
    },
    recordRefused: async (id) => {
      await unsent(id).set({ refusedAt: now }).execute();
    },
  };
}
