import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Document } from '../../../documents/document.ts';
import type { DocumentStore } from '../../../documents/document-ports.ts';
import { newFileKey } from '../../../documents/encrypted-chunks.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import type { Database } from '../database.ts';
import { formDigest } from '../requests/form-digest.ts';
import { documentTables, encryptNameAndKey, selectDocuments, toDocument } from './document-tables.ts';

const now = sql<Date>`clock_timestamp()`;

/** Files of a form, before and after it was sent. */
export function documentStore(database: Database, keys: DataKeys): DocumentStore {
  const db = documentTables(database);
  const ofForm = (formId: string) => selectDocuments(db).where('formDigest', '=', formDigest(formId));
  return {
    begin: async (formId, { name, sizeBytes, kind }) => {
      const id = randomUUID();
      const file = { blob: randomUUID(), key: newFileKey() };
      const emptyFacts = {
        ...{ requestId: null, receivedAt: null, strippedAt: null, cleanAt: null, threatFoundAt: null },
        ...{ unscannableAt: null, unscannableReason: null },
      };
      const nameAndKey = encryptNameAndKey(keys, id, { name, key: file.key });
      const row = { id, formDigest: formDigest(formId), blob: file.blob, nameAndKey, kind, sizeBytes, ...emptyFacts };
      await db.insertInto('documents').values(row).execute();
      return { id, name, kind, sizeBytes, startedAt: new Date(), ...emptyFacts, file };
    },
    ofForm: async (formId, id) => {
      const row = await ofForm(formId).where('id', '=', id).where('requestId', 'is', null).executeTakeFirst();
      return row ? toDocument(keys, row) : null;
    },
    listOfForm: async (formId) => {
      const rows = await ofForm(formId).where('receivedAt', 'is not', null).orderBy('startedAt').execute();
      return rows.map((row): Document => {
        const { file: _, ...document } = toDocument(keys, row);
        return document;
      });
    },
    heldBy: async (formId, except) => {
      const { count, bytes } = await db
        .selectFrom('documents')
        .select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(sum(size_bytes), 0)`.as('bytes')])
        .where('formDigest', '=', formDigest(formId))
        .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
        .executeTakeFirstOrThrow();
      return { count: Number(count), bytes: Number(bytes) };
    },
    setKind: async (id, kind) => void (await db.updateTable('documents').set({ kind }).where('id', '=', id).execute()),
    markReceived: async (id, sizeBytes) => {
      const waiting = db.updateTable('documents').where('id', '=', id).where('receivedAt', 'is', null);
      await waiting.set({ receivedAt: now, sizeBytes }).execute();
    },
    drop: async (formId, id) => {
      const own = db.deleteFrom('documents').where('formDigest', '=', formDigest(formId)).where('id', '=', id);
      return (await own.where('requestId', 'is', null).executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}
