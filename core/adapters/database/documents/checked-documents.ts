import { sql } from 'kysely';
import type { CheckedDocuments } from '../../../documents/document-ports.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import type { Database } from '../database.ts';
import { documentTables, encryptNameAndKey, selectDocuments, toDocument } from './document-tables.ts';

const now = sql<Date>`clock_timestamp()`;

export function checkedDocuments(database: Database, keys: DataKeys): CheckedDocuments {
  const db = documentTables(database);
  const update = (id: string) => db.updateTable('documents').where('id', '=', id);
  const read: CheckedDocuments['read'] = async (id) => {
    const row = await selectDocuments(db).where('id', '=', id).executeTakeFirst();
    return row ? toDocument(keys, row) : null;
  };
  return {
    read,
    idsOfRequest: async (requestId) => {
      const ids = db.selectFrom('documents').select('id').where('requestId', '=', requestId).where('receivedAt', 'is not', null);
      return (await ids.orderBy('startedAt').execute()).map(({ id }) => id);
    },
    markClean: async (id) => void (await update(id).set({ cleanAt: now }).execute()),
    markThreat: async (id) => void (await update(id).set({ threatFoundAt: now }).execute()),
    markUnscannable: async (id, unscannableReason) => void (await update(id).set({ unscannableAt: now, unscannableReason }).execute()),
    replaceFile: async (id, { file, sizeBytes }) => {
      const document = await read(id);
      if (!document) return;
      const nameAndKey = encryptNameAndKey(keys, id, { name: document.name, key: file.key });
      await update(id).set({ blob: file.blob, nameAndKey, sizeBytes, strippedAt: now }).execute();
    },
  };
}
