import { sql } from 'kysely';
import type { AssignedRequest } from '../../../desk/desk-store.ts';
import type { Document } from '../../../documents/document.ts';
import type { StoredDocument } from '../../../documents/document-ports.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import type { Database } from '../database.ts';
import { documentTables, selectDocuments, toDocument } from '../documents/document-tables.ts';
import { requestTables } from '../requests/request-tables.ts';

const received = (db: Database, requestId: string) =>
  selectDocuments(documentTables(db)).where('requestId', '=', requestId).where('receivedAt', 'is not', null);

/** Without what opens them. */
export async function readRequestDocuments(db: Database, keys: DataKeys, requestId: string): Promise<Document[]> {
  const rows = await received(db, requestId).orderBy('startedAt').execute();
  return rows.map((row) => {
    const { file: _, ...document } = toDocument(keys, row);
    return document;
  });
}

export async function readRequestDocument(db: Database, keys: DataKeys, requestId: string, id: string): Promise<StoredDocument | null> {
  const row = await received(db, requestId).where('id', '=', id).executeTakeFirst();
  return row ? toDocument(keys, row) : null;
}

export async function readAssignedTo(db: Database, requestId: string): Promise<number | null> {
  const row = await requestTables(db).selectFrom('requests').select('assignedTo').where('id', '=', requestId).executeTakeFirst();
  return row?.assignedTo ?? null;
}

export async function readAssignedRequests(db: Database, doctor: number): Promise<AssignedRequest[]> {
  return requestTables(db)
    .selectFrom('requests')
    .select(['id', 'number', 'kind', 'answerBy', 'answeredAt'])
    .where('assignedTo', '=', doctor)
    .where('withdrawnAt', 'is', null)
    .orderBy('assignedAt', 'desc')
    .execute();
}

export async function assignRequestTo(db: Database, requestId: string, doctor: number): Promise<boolean> {
  const open = requestTables(db).updateTable('requests').where('id', '=', requestId).where('receivedAt', 'is not', null);
  const given = open.set({ assignedTo: doctor, assignedAt: sql<Date>`clock_timestamp()` }).where('withdrawnAt', 'is', null);
  return (await given.executeTakeFirst()).numUpdatedRows > 0n;
}
