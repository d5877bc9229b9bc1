import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Document } from '../../../documents/document.ts';
import type { DocumentStore } from '../../../documents/document-ports.ts';
import { newFileKey } from '../../../documents/encrypted-chunks.ts';
import { stretchBytes, stretchMinutes } from '../../../documents/reserve-bytes.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { keyedDigest } from '../../../secrets/keyed-digest.ts';
import { createDatabase } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { formDigest } from '../requests/form-digest.ts';
import { markArrived } from './claim-documents.ts';
import { documentLocks } from './document-locks.ts';
import { documentTables, encryptNameAndKey, selectDocuments, toDocument } from './document-tables.ts';

/** Files of a form, before and after it was sent. */
export function documentStore(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): DocumentStore {
  const db = documentTables(createDatabase(pool));
  const digestOf = (address: string | null) => address && keyedDigest(keys, 'sender of a document', address);
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
        .select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(sum(greatest(size_bytes, reserved_bytes)), 0)`.as('bytes')])
        .where('formDigest', '=', formDigest(formId))
        .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
        .executeTakeFirstOrThrow();
      return { count: Number(count), bytes: Number(bytes) };
    },
    reserve: async (id, reservedBytes, address) => {
      const reserved = { reservedBytes, reservedBy: digestOf(address), reservedAt: sql<Date>`clock_timestamp()` };
      await db.updateTable('documents').set(reserved).where('id', '=', id).execute();
    },
    unsentBytes: async (address) => {
      // The stretches before the last one are there: the next is reserved only then.
      const taken = sql`case when received_at is null and reserved_at < clock_timestamp() - make_interval(mins => ${stretchMinutes})
        then greatest(reserved_bytes - ${stretchBytes}::bigint, 0) else reserved_bytes end`;
      const unsent = db
        .selectFrom('documents')
        .select(sql<string>`coalesce(sum(${taken}), 0)`.as('all'))
        .select(sql<string>`coalesce(sum(${taken}) filter (where reserved_by = ${digestOf(address)}::text), 0)`.as('ofAddress'));
      const { all, ofAddress } = await unsent.where('requestId', 'is', null).executeTakeFirstOrThrow();
      return { all: Number(all), ofAddress: Number(ofAddress) };
    },
    setKind: async (id, kind) => void (await db.updateTable('documents').set({ kind }).where('id', '=', id).execute()),
    markReceived: (id, sizeBytes) => inTransaction(pool, (transaction) => markArrived({ transaction, dbos }, id, sizeBytes)),
    ...documentLocks(db),
    drop: async (formId, id) => {
      const own = db.deleteFrom('documents').where('formDigest', '=', formDigest(formId)).where('id', '=', id);
      return (await own.where('requestId', 'is', null).executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}
