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
    notYetChecked: async (requestId) => {
      const { rows } = await sql<{ id: string; place: number }>`
        select id, place from (
          select *, (row_number() over (partition by request_id order by started_at, id))::int as place
          from core.documents
          where request_id is not null and received_at is not null
            and (${requestId}::uuid is null or request_id = ${requestId}::uuid)
        ) as received
        where clean_at is null and threat_found_at is null and unscannable_at is null
        order by place, started_at`.execute(database);
      return rows;
    },
    markClean: async (id) => void (await update(id).set({ cleanAt: now }).execute()),
    markThreat: async (id) => void (await update(id).set({ threatFoundAt: now }).execute()),
    countScanBreak: async (id) => {
      const counted = await update(id)
        .set(({ eb }) => ({ scanBreaks: eb('scanBreaks', '+', 1) }))
        .returning('scanBreaks')
        .executeTakeFirst();
      return counted?.scanBreaks ?? 0;
    },
    markUnscannable: async (id, unscannableReason) => void (await update(id).set({ unscannableAt: now, unscannableReason }).execute()),
    replaceFile: async (id, { file, sizeBytes }) => {
      const document = await read(id);
      if (!document) return;
      const nameAndKey = encryptNameAndKey(keys, id, { name: document.name, key: file.key });
      await update(id).set({ blob: file.blob, nameAndKey, sizeBytes, strippedAt: now }).execute();
    },
  };
}
