import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { proofIdleMinutes } from '../../../booking/proof/code-figures.ts';
import { type DraftStore, draftHours, personalFields } from '../../../booking/wizard/draft.ts';
import { type FieldName, fieldNames } from '../../../booking/wizard/steps.ts';
import type { Database } from '../database.ts';
import { bookingTables } from './booking-tables.ts';
import { draftDigest as digest } from './draft-digest.ts';

const aDayFromNow = sql<Date>`now() + make_interval(hours => ${draftHours})`;

/** Without the fields that were only looked at. */
const answered = sql`coalesce((select jsonb_object_agg(key, value) from jsonb_each(fields) where value <> '""'), '{}')`;

const noProof = { provenPatientId: null, provenAt: null, known: '{}' };

/** A field that was changed since is the visitor's own. */
const filledIn = (names: readonly FieldName[]) =>
  sql`array(select name from unnest(${[...names]}::text[]) as name where fields ->> name = known ->> name)`;
const impersonal = sql<string>`fields - ${[...personalFields]}::text[] - ${filledIn(fieldNames)}`;

/** Every answer sets the end of the draft anew, so that the end tells when the last one came. */
const lastUsed = sql`greatest(proven_at, expires_at - make_interval(hours => ${draftHours}))`;
const isProofOver = sql<boolean>`proven_patient_id is not null and ${lastUsed} < now() - make_interval(mins => ${proofIdleMinutes})`;

export function draftStore(database: Database): DraftStore {
  const db = bookingTables(database);
  const named = (key: string) => db.updateTable('bookingDrafts').where('keyDigest', '=', digest(key));
  const find = (key: string) =>
    db
      .selectFrom('bookingDrafts')
      .select(['fields', 'bookingId', 'submittedAt', 'provenPatientId', 'provenAt', 'known', 'movedFrom'])
      .where('keyDigest', '=', digest(key))
      .where('expiresAt', '>', sql<Date>`now()`);
  return {
    read: async (key) => {
      const found = await find(key).select(isProofOver.as('isProofOver')).executeTakeFirst();
      if (!found) return null;
      const { isProofOver: isOver, ...draft } = found;
      if (!isOver) return draft;
      // Written and not only hidden: the next answer would otherwise bring it back.
      await named(key)
        .set({ ...noProof, fields: impersonal })
        .where(isProofOver)
        .execute();
      return (await find(key).executeTakeFirst()) ?? null;
    },
    create: async ({ fields, movedFrom, provenPatientId, provenAt, known }) => {
      const key = randomBytes(24).toString('base64url');
      const draft = { bookingId: randomUUID(), submittedAt: null, provenPatientId, provenAt, movedFrom };
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
        .set({ provenPatientId, provenAt: sql<Date>`now()`, known: sql`${told}`, fields: sql`${told} || ${answered}` })
        .where('submittedAt', 'is', null)
        .execute();
    },
    forgetProof: async (key) => {
      await named(key)
        .set({ ...noProof, fields: impersonal })
        .where('submittedAt', 'is', null)
        .execute();
    },
    dropProof: async (key, names) => {
      await named(key)
        .set({ ...noProof, fields: sql`fields - ${filledIn(names)}` })
        .where('submittedAt', 'is', null)
        .execute();
    },
    markSubmitted: async (key) => {
      await named(key).set({ submittedAt: sql<Date>`now()` }).execute();
    },
  };
}
