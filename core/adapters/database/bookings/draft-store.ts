import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type DraftStore, draftHours } from '../../../booking/wizard/draft.ts';
import type { Database } from '../database.ts';
import { bookingTables } from './booking-tables.ts';
import { draftDigest as digest } from './draft-digest.ts';

const aDayFromNow = sql<Date>`now() + make_interval(hours => ${draftHours})`;

/** Without the fields that were only looked at. */
const answered = sql`coalesce((select jsonb_object_agg(key, value) from jsonb_each(fields) where value <> '""'), '{}')`;

export function draftStore(database: Database): DraftStore {
  const db = bookingTables(database);
  const named = (key: string) => db.updateTable('bookingDrafts').where('keyDigest', '=', digest(key));
  return {
    read: async (key) => {
      const found = await db
        .selectFrom('bookingDrafts')
        .select(['fields', 'bookingId', 'submittedAt', 'provenPatientId', 'known', 'movedFrom'])
        .where('keyDigest', '=', digest(key))
        .where('expiresAt', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return found ?? null;
    },
    create: async ({ fields, movedFrom, provenPatientId, known }) => {
      const key = randomBytes(24).toString('base64url');
      const draft = { bookingId: randomUUID(), submittedAt: null, provenPatientId, movedFrom };
      await db
        .insertInto('bookingDrafts')
        .values({ ...draft, keyDigest: digest(key), fields: JSON.stringify(fields), known: JSON.stringify(known), expiresAt: aDayFromNow })
        .execute();
      return { key, draft: { ...draft, fields, known } };
    },
    save: async (key, fields) => {
      const merged = sql<string>`fields || ${JSON.stringify(fields)}::jsonb`;
      await named(key).set({ fields: merged, expiresAt: aDayFromNow }).where('submittedAt', 'is', null).execute();
    },
    prove: async (key, provenPatientId, known) => {
      const told = sql`${JSON.stringify(known)}::jsonb`;
      await named(key)
        .set({ provenPatientId, known: sql`${told}`, fields: sql`${told} || ${answered}` })
        .where('submittedAt', 'is', null)
        .execute();
    },
    forgetProof: async (key, names) => {
      // A field that was changed since is the visitor's own.
      const filledIn = sql`select name from unnest(${[...names]}::text[]) as name where fields ->> name = known ->> name`;
      await named(key)
        .set({ provenPatientId: null, known: '{}', fields: sql`fields - array(${filledIn})` })
        .where('submittedAt', 'is', null)
        .execute();
    },
    markSubmitted: async (key) => {
      await named(key).set({ submittedAt: sql<Date>`now()` }).execute();
    },
  };
}
