import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import { requestKinds, takesDocuments } from '../../../requests/request-kinds.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import type { Database } from '../database.ts';
import type { Transaction } from '../in-transaction.ts';
import { requestTables } from '../requests/request-tables.ts';
import { documentTables } from './document-tables.ts';

type Change = { transaction: Transaction; dbos: DBOSClient };

const now = sql<Date>`clock_timestamp()`;
const kindsWithDocuments = requestKinds.filter(takesDocuments);

/** The form that is sent and the file that is just arriving take turns: whichever comes second finds the other. */
const waitForTurn = (db: Database, formDigest: Buffer) =>
  sql`select pg_advisory_xact_lock(hashtext('documents of a form'), hashtext(${formDigest.toString('hex')}))`.execute(db);

/** The files that came with the form become the request's, and are examined. */
export async function claimDocuments({ transaction, dbos }: Change, formDigest: Buffer, requestId: string): Promise<void> {
  await waitForTurn(transaction.db, formDigest);
  const { numUpdatedRows } = await documentTables(transaction.db)
    .updateTable('documents')
    .set({ requestId, reservedBy: null })
    .where('formDigest', '=', formDigest)
    .where('receivedAt', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await enqueueChecks({ transaction, dbos }, requestId, `documents-${requestId}`);
}

export async function countDocumentsOf(db: Database, requestId: string): Promise<number> {
  const counted = documentTables(db)
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<string>().as('count'));
  const { count } = await counted.where('requestId', '=', requestId).where('receivedAt', 'is not', null).executeTakeFirstOrThrow();
  return Number(count);
}

/** All of a file is there. Where its form was sent meanwhile, from another page, it goes after it: nobody would look for it later. */
export async function markArrived({ transaction, dbos }: Change, id: string, sizeBytes: number): Promise<void> {
  const documents = documentTables(transaction.db);
  const arriving = documents.selectFrom('documents').select('formDigest').where('id', '=', id).where('receivedAt', 'is', null);
  const document = await arriving.executeTakeFirst();
  if (!document) return;
  await waitForTurn(transaction.db, document.formDigest);
  const sent = await requestTables(transaction.db)
    .selectFrom('requests')
    .select('id')
    .where('formDigest', '=', document.formDigest)
    .where('kind', 'in', kindsWithDocuments)
    .where('receivedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  const requestId = sent?.id ?? null;
  const waiting = documents.updateTable('documents').where('id', '=', id).where('receivedAt', 'is', null);
  const { numUpdatedRows } = await waiting
    .set({ receivedAt: now, sizeBytes, reservedBytes: sizeBytes, requestId, ...(requestId && { reservedBy: null }) })
    .executeTakeFirst();
  if (requestId && numUpdatedRows > 0n) await enqueueChecks({ transaction, dbos }, requestId, `documents-${requestId}-${id}`);
}

/** DBOS keeps inputs as plain JSON, so only the id travels. */
const enqueueChecks = ({ transaction, dbos }: Change, requestId: string, workflowID: string) =>
  dbos.enqueueInTransaction<(requestId: string) => Promise<void>>(
    transaction.client,
    { workflowName: workflows.checkDocuments, queueName: queues.documents, workflowID, appVersion: application.version },
    requestId,
  );
