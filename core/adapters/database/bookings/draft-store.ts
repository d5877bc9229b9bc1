import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Draft, type DraftStore, draftHours, personalFields } from '../../../booking/form/draft.ts';
import { type DraftFields, type FieldName, fieldNames } from '../../../booking/form/steps.ts';
import { proofIdleMinutes } from '../../../identity/codes/code-figures.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import type { Database } from '../database.ts';
import { browserDigest as digest } from '../identity/browser-digest.ts';
import { bookingTables } from './booking-tables.ts';
import { decryptFields, encryptFields } from './encrypted-answers.ts';

const expiry = sql<Date>`now() + make_interval(hours => ${draftHours})`;

/** Without the fields that were left empty. */
const nonEmptyFields = sql`coalesce((select jsonb_object_agg(key, value) from jsonb_each(fields) where value <> '""'), '{}')`;

const noProof = { provenPatientId: null, provenAt: null, known: '{}' };
const noContact = { contactDigest: null, contactProvenAt: null };

/** A field that was changed since is the visitor's own. */
const filledIn = (names: readonly FieldName[]) =>
  sql`array(select name from unnest(${[...names]}::text[]) as name where fields ->> name = known ->> name)`;
const withoutPersonalFields = sql<string>`fields - ${[...personalFields]}::text[] - ${filledIn(fieldNames)}`;

/** Every answer sets the end of the draft anew, so that the end tells when the last one came. */
const lastUsed = sql`greatest(proven_at, expires_at - make_interval(hours => ${draftHours}))`;
const isProofOver = sql<boolean>`proven_patient_id is not null and ${lastUsed} < now() - make_interval(mins => ${proofIdleMinutes})`;

export function draftStore(database: Database, keys: DataKeys): DraftStore {
  const db = bookingTables(database);
  const encrypted = (key: string, fields: DraftFields) => JSON.stringify(encryptFields(keys, digest(key), fields));
  const opened = <Found extends Pick<Draft, 'fields' | 'known'>>(key: string, { fields, known, ...rest }: Found) => ({
    ...rest,
    fields: decryptFields(keys, digest(key), fields),
    known: decryptFields(keys, digest(key), known),
  });
  const updateDraft = (key: string) => db.updateTable('bookingDrafts').where('keyDigest', '=', digest(key));
  const find = (key: string) =>
    db
      .selectFrom('bookingDrafts')
      .select([
        'fields',
        'bookingId',
        'submittedAt',
        'provenPatientId',
        'provenAt',
        'known',
        'movedFrom',
        'contactDigest',
        'contactProvenAt',
      ])
      .where('keyDigest', '=', digest(key))
      .where('expiresAt', '>', sql<Date>`now()`);
  return {
    read: async (key) => {
      const found = await find(key).select(isProofOver.as('isProofOver')).executeTakeFirst();
      if (!found) return null;
      const { isProofOver: isOver, ...draft } = found;
      if (!isOver) return opened(key, draft);
      // Written and not only hidden: the next answer would otherwise bring it back.
      await updateDraft(key)
        .set({ ...noProof, ...noContact, fields: withoutPersonalFields })
        .where(isProofOver)
        .execute();
      const left = await find(key).executeTakeFirst();
      return left ? opened(key, left) : null;
    },
    create: async ({ fields, known, ...given }) => {
      const key = randomBytes(24).toString('base64url');
      const draft = { bookingId: randomUUID(), submittedAt: null, ...given };
      await db
        .insertInto('bookingDrafts')
        .values({ ...draft, keyDigest: digest(key), fields: encrypted(key, fields), known: encrypted(key, known), expiresAt: expiry })
        .execute();
      return { key, draft: { ...draft, fields, known } };
    },
    save: async (key, fields) => {
      const merged = sql<string>`fields || ${encrypted(key, fields)}::jsonb`;
      await updateDraft(key).set({ fields: merged, expiresAt: expiry }).where('submittedAt', 'is', null).execute();
    },
    prove: async (key, provenPatientId, known, filled = known) => {
      const proof = { provenPatientId, provenAt: sql<Date>`now()`, known: sql<string>`${encrypted(key, known)}::jsonb` };
      await updateDraft(key)
        .set({ ...proof, fields: sql`${encrypted(key, filled)}::jsonb || ${nonEmptyFields}` })
        .where('submittedAt', 'is', null)
        .execute();
    },
    proveContact: async (key, contactDigest) => {
      await updateDraft(key).set({ contactDigest, contactProvenAt: sql<Date>`now()` }).where('submittedAt', 'is', null).execute();
    },
    forgetProof: async (key) => {
      await updateDraft(key)
        .set({ ...noProof, ...noContact, fields: withoutPersonalFields })
        .where('submittedAt', 'is', null)
        .execute();
    },
    dropProof: async (key, names) => {
      await updateDraft(key)
        .set({ ...noProof, fields: sql`fields - ${filledIn(names)}` })
        .where('submittedAt', 'is', null)
        .execute();
    },
    markSubmitted: async (key) => {
      await updateDraft(key).set({ submittedAt: sql<Date>`now()` }).execute();
    },
  };
}
