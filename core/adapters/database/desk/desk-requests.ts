import { sql } from 'kysely';
import type { DeskStore, DeskTransaction, RequestLine, RequestQuestion, StaffMember } from '../../../desk/desk-store.ts';
import { contactDigests } from '../../../identity/contact.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import type { Database } from '../database.ts';
import { requestTables } from '../requests/request-tables.ts';

const received = (db: Database) =>
  requestTables(db).selectFrom('requests').where('receivedAt', 'is not', null).orderBy('receivedAt', 'desc');

export async function findReceivedRequests(db: Database, keys: DataKeys, question: RequestQuestion, most: number): Promise<string[]> {
  const rows = received(db).select('id').limit(most);
  if (question.by === 'contact') {
    const found = await rows.where('contactDigest', 'in', contactDigests(keys, question.contact)).execute();
    return found.map(({ id }) => id);
  }
  const { number, kind } = question;
  const numbered = rows.where('number', '=', number);
  return (await (kind ? numbered.where('kind', '=', kind) : numbered).execute()).map(({ id }) => id);
}

export async function listRequestLines(db: Database, wanted: Parameters<DeskStore['requestLines']>[0]): Promise<RequestLine[]> {
  const rows = received(db).select(['id', 'number', 'kind', 'receivedAt', 'answerBy', 'answeredAt', 'withdrawnAt']);
  if ('answeredSince' in wanted) return rows.where('answeredAt', '>=', wanted.answeredSince).execute();
  return wanted.ids.length === 0 ? [] : rows.where('id', 'in', wanted.ids).execute();
}

export async function setRequestAnswered(db: Database, id: string, by: StaffMember): Promise<boolean> {
  const open = requestTables(db).updateTable('requests').where('id', '=', id).where('receivedAt', 'is not', null);
  const answered = open
    .set({ answeredAt: sql<Date>`clock_timestamp()`, answeredBy: by.name })
    .where('answeredAt', 'is', null)
    .where('withdrawnAt', 'is', null);
  return (await answered.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function reopenAnsweredRequest(db: Database, id: string): ReturnType<DeskTransaction['reopenRequest']> {
  const answered = requestTables(db).updateTable('requests').where('id', '=', id).where('answeredAt', 'is not', null);
  const reopened = answered.set({ answeredAt: null, answeredBy: null }).returning(['kind', 'number', 'answerBy']);
  return (await reopened.executeTakeFirst()) ?? null;
}
