import { sameName } from '../../../identity/agrees.ts';
import { contactDigests } from '../../../identity/contact.ts';
import type { HeldRows } from '../../../personal-area/data-requests/data-request-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import type { Database } from '../database.ts';
import { documentTables, selectDocuments, toDocument } from '../documents/document-tables.ts';
import { decryptAnswers } from './encrypted-answers.ts';
import { requestColumns, requestTables } from './request-tables.ts';

/**
 * What was sent by form with this e-mail and shown to be its reader's. Families share an address, so the words of a form stand there only
 * where it names the account holder; of the others there is that they were sent.
 */
export async function requestsOf(db: Database, keys: DataKeys, holder: { email: string; name: string }): Promise<HeldRows[string]> {
  const rows = await provenRows(db, keys, holder.email);
  const told = rows.map(async ({ answers: encrypted, answeredBy: _, id, ...facts }) => {
    const answers = decryptAnswers(keys, id, encrypted);
    return sameName(holder.name, answers.name) ? { ...facts, ...answers, documents: await documentsOf(db, keys, id) } : facts;
  });
  return Promise.all(told);
}

/** Those that name the account holder. */
export async function ownRequests(db: Database, keys: DataKeys, { email, name }: { email: string; name: string }): Promise<string[]> {
  const rows = await provenRows(db, keys, email);
  return rows.filter(({ id, answers }) => sameName(name, decryptAnswers(keys, id, answers).name)).map(({ id }) => id);
}

const provenRows = (db: Database, keys: DataKeys, email: string) =>
  requestTables(db)
    .selectFrom('requests')
    .select(requestColumns)
    .where('contactDigest', 'in', contactDigests(keys, { kind: 'email', value: email }))
    .where('contactProvenAt', 'is not', null)
    .orderBy('sentAt')
    .execute();

/** Which files there are; the files themselves whoever sent them has. */
async function documentsOf(db: Database, keys: DataKeys, requestId: string) {
  const rows = await selectDocuments(documentTables(db)).where('requestId', '=', requestId).orderBy('startedAt').execute();
  return rows.map((row) => {
    const { name, kind, sizeBytes, receivedAt } = toDocument(keys, row);
    return { name, kind, sizeBytes, receivedAt };
  });
}
