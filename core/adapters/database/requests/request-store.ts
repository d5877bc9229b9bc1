import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Contact, contactDigest, contactDigests } from '../../../identity/contact.ts';
import type { NewRequest, Receipt, RequestStore, VisitorRequest } from '../../../requests/request-store.ts';
import { requestWorkItems, workItemOfRequest } from '../../../requests/request-work-item.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import { createDatabase } from '../database.ts';
import { closeWorkItems } from '../desk/close-work-items.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { documentTables } from '../documents/document-tables.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { type SubscriptionTransaction, subscribeProven } from '../newsletter/newsletter-store.ts';
import { encryptAnswers, toRequest } from './encrypted-answers.ts';
import { formDigest } from './form-digest.ts';
import { requestColumns, requestTables } from './request-tables.ts';

const now = sql<Date>`clock_timestamp()`;

export function requestStore(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): RequestStore {
  const db = requestTables(createDatabase(pool));
  const rows = db.selectFrom('requests').select(requestColumns);
  return {
    save: (formId, request, receipt) =>
      inTransaction(pool, async (transaction) => {
        await keep(transaction, keys, formId, request);
        if (receipt) await receive({ transaction, dbos, keys }, formId, request.contact, receipt);
      }),
    receive: (formId, contact, receipt) =>
      inTransaction(pool, (transaction) => receive({ transaction, dbos, keys }, formId, contact, receipt)),
    byForm: async (formId) => toRequest(keys, await rows.where('formDigest', '=', formDigest(formId)).executeTakeFirst()),
    byId: async (id) => toRequest(keys, await rows.where('id', '=', id).executeTakeFirst()),
    confirmContact: (id) =>
      inTransaction(pool, async (transaction) => {
        const requests = requestTables(transaction.db).updateTable('requests').where('id', '=', id).where('contactProvenAt', 'is', null);
        const proven = await requests.set({ contactProvenAt: now }).returning(requestColumns).executeTakeFirst();
        await subscribeIfAsked({ transaction, dbos }, toRequest(keys, proven));
      }),
    withdraw: (id) =>
      inTransaction(pool, async (transaction) => {
        const open = requestTables(transaction.db).updateTable('requests').where('id', '=', id).where('answeredAt', 'is', null);
        const { numUpdatedRows } = await open.set({ withdrawnAt: sql<Date>`coalesce(withdrawn_at, clock_timestamp())` }).executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await closeWorkItems(transaction.db, { kinds: requestWorkItems, subject: { kind: 'request', id } });
        return true;
      }),
  };
}

/** Two presses at once take turns at the unique digest; what was received already stays as it is. */
async function keep({ db }: Transaction, keys: DataKeys, formId: string, request: NewRequest): Promise<void> {
  const { kind, locale, answers, wantsNewsletter = false, contact } = request;
  const tables = requestTables(db);
  const id = randomUUID();
  const emptyFacts = { contactProvenAt: null, receivedAt: null, answerBy: null, answeredAt: null, answeredBy: null, withdrawnAt: null };
  const row = { kind, locale, wantsNewsletter, contactDigest: contactDigest(keys, contact) };
  const inserted = await tables
    .insertInto('requests')
    .values({ id, formDigest: formDigest(formId), answers: encryptAnswers(keys, id, answers), ...row, ...emptyFacts })
    .onConflict((conflict) => conflict.column('formDigest').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return;
  const waiting = tables.selectFrom('requests').select('id').where('formDigest', '=', formDigest(formId)).where('receivedAt', 'is', null);
  const earlier = await waiting.forUpdate().executeTakeFirst();
  if (!earlier) return;
  // Encrypted for the row that is there: an encrypted text opens in its own row only.
  const changed = { ...row, answers: encryptAnswers(keys, earlier.id, answers), sentAt: now };
  await tables.updateTable('requests').set(changed).where('id', '=', earlier.id).execute();
}

/** The row, the task of the front desk and the work for the letters: all of it, or nothing. True also where it was received before. */
async function receive(
  { transaction, dbos, keys }: SubscriptionTransaction & { keys: DataKeys },
  formId: string,
  contact: Contact,
  { answerBy, isProven }: Receipt,
): Promise<boolean> {
  const tables = requestTables(transaction.db);
  const digests = contactDigests(keys, contact);
  const received = await tables
    .updateTable('requests')
    .set({ receivedAt: now, answerBy, ...(isProven && { contactProvenAt: now }) })
    .where('formDigest', '=', formDigest(formId))
    .where('contactDigest', 'in', digests)
    .where('receivedAt', 'is', null)
    .returning(requestColumns)
    .executeTakeFirst();
  if (!received) {
    const same = tables.selectFrom('requests').select('id').where('formDigest', '=', formDigest(formId));
    return (await same.where('contactDigest', 'in', digests).where('receivedAt', 'is not', null).executeTakeFirst()) !== undefined;
  }
  const { id, number, kind } = received;
  if (isProven) await subscribeIfAsked({ transaction, dbos }, toRequest(keys, received));
  const subject = { kind: 'request', id } as const;
  await openWorkItem(transaction.db, { kind: workItemOfRequest[kind], subject, detail: { number }, dueAt: answerBy });
  // DBOS keeps inputs as plain JSON, so only the id travels.
  await dbos.enqueueInTransaction<(requestId: string) => Promise<void>>(
    transaction.client,
    { workflowName: workflows.tellRequest, queueName: queues.mail, workflowID: `request-${id}`, appVersion: application.version },
    id,
  );
  await claimDocuments({ transaction, dbos }, formId, id);
  return true;
}

/** The optional tick, once the e-mail is proven. Nothing of the request itself goes along. */
async function subscribeIfAsked(change: SubscriptionTransaction, request: VisitorRequest | null): Promise<void> {
  const { name, email } = request?.answers ?? {};
  if (request?.wantsNewsletter && name && email) await subscribeProven(change, { name, email, locale: request.locale, source: 'contact' });
}

/** The files that came with the form become the request's, and are examined. */
async function claimDocuments(
  { transaction, dbos }: { transaction: Transaction; dbos: DBOSClient },
  formId: string,
  requestId: string,
): Promise<void> {
  const { numUpdatedRows } = await documentTables(transaction.db)
    .updateTable('documents')
    .set({ requestId })
    .where('formDigest', '=', formDigest(formId))
    .where('receivedAt', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await dbos.enqueueInTransaction<(requestId: string) => Promise<void>>(
    transaction.client,
    {
      workflowName: workflows.checkDocuments,
      queueName: queues.documents,
      workflowID: `documents-${requestId}`,
      appVersion: application.version,
    },
    requestId,
  );
}
