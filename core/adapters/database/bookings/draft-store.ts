import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type DraftStore, draftHours } from '../../../booking/wizard/draft.ts';
import type { Database } from '../database.ts';
import { bookingTables } from './booking-tables.ts';

const digest = (key: string) => createHash('sha256').update(key).digest();
const aDayFromNow = sql<Date>`now() + make_interval(hours => ${draftHours})`;

export function draftStore(database: Database): DraftStore {
  const db = bookingTables(database);
  const named = (key: string) => db.updateTable('bookingDrafts').where('keyDigest', '=', digest(key));
  return {
    read: async (key) => {
      const found = await db
        .selectFrom('bookingDrafts')
        .select(['fields', 'bookingId', 'submittedAt', 'provenPatientId', 'movedFrom'])
        .where('keyDigest', '=', digest(key))
        .where('expiresAt', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return found ?? null;
    },
    create: async ({ fields, movedFrom, provenPatientId }) => {
      const key = randomBytes(24).toString('base64url');
      const draft = { bookingId: randomUUID(), submittedAt: null, provenPatientId, movedFrom };
      await db
        .insertInto('bookingDrafts')
        .values({ ...draft, keyDigest: digest(key), fields: JSON.stringify(fields), expiresAt: aDayFromNow })
        .execute();
      return { key, draft: { ...draft, fields } };
    },
    save: async (key, fields) => {
      const merged = sql<string>`fields || ${JSON.stringify(fields)}::jsonb`;
      await named(key).set({ fields: merged, expiresAt: aDayFromNow }).where('submittedAt', 'is', null).execute();
    },
    prove: async (key, provenPatientId) => {
      await named(key).set({ provenPatientId }).execute();
    },
    markSubmitted: async (key) => {
      await named(key).set({ submittedAt: sql<Date>`now()` }).execute();
    },
  };
}
