import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Contact, contactDigest, contactDigests } from '../../../identity/contact.ts';
import type { AskedSubscription } from '../../../newsletter/newsletter-store.ts';
import { takesDocuments } from '../../../requests/request-kinds.ts';
import type { NewRequest, Receipt, RequestStore, VisitorRequest } from '../../../requests/request-store.ts';
import { requestWorkItems, workItemOfRequest } from '../../../requests/request-work-item.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import { createDatabase } from '../database.ts';
import { closeWorkItems } from '../desk/close-work-items.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { claimDocuments, countDocumentsOf } from '../documents/claim-documents.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { addSubscriptionRequest, type SubscriptionTransaction, subscribeProven } from '../newsletter/newsletter-store.ts';
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
    countDocuments: (id) => countDocumentsOf(createDatabase(pool), id),
    confirmContact: (id) =>
      inTransaction(pool, async (transaction) => {
        const unproven = requestTables(transaction.db).updateTable('requests').where('id', '=', id).where('contactProvenAt', 'is', null);
        const open = unproven.where('withdrawnAt', 'is', null);
        const proven = await open.set({ contactProvenAt: now }).returning(requestColumns).executeTakeFirst();
        const wish = newsletterWish(toRequest(keys, proven));
        // Whoever presses this button may not be who ticked the newsletter in the form: that has a letter and a button of its own.
        if (wish) await addSubscriptionRequest({ transaction, dbos }, wish);
      }),
    withdraw: (id) =>
      inTransaction(pool, async (transaction) => {
        const open = requestTables(transaction.db).updateTable('requests').where('id', '=', id).where('answeredAt', 'is', null);
        const { numUpdatedRows } = await open.set({ withdrawnAt: now }).where('withdrawnAt', 'is', null).executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await closeWorkItems(transaction.db, { kinds: requestWorkItems, subject: { kind: 'request', id } });
        // Anybody who has the receipt can press it, so whoever asked is told.
        await enqueueLetters({ transaction, dbos }, id, 'withdrawn');
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
  const wish = isProven ? newsletterWish(toRequest(keys, received)) : null;
  if (wish) await subscribeProven({ transaction, dbos }, wish);
  const subject = { kind: 'request', id } as const;
  await openWorkItem(transaction.db, { kind: workItemOfRequest[kind], subject, detail: { number }, dueAt: answerBy });
  await enqueueLetters({ transaction, dbos }, id, 'received');
  if (takesDocuments(kind)) await claimDocuments({ transaction, dbos }, formDigest(formId), id);
  return true;
}

/** DBOS keeps inputs as plain JSON, so only the id travels. */
async function enqueueLetters({ transaction, dbos }: SubscriptionTransaction, id: string, occasion: 'received' | 'withdrawn') {
  const work = { workflowName: workflows.tellRequest, queueName: queues.mail, workflowID: `request-${id}-${occasion}` };
  const options = { ...work, appVersion: application.version };
  await dbos.enqueueInTransaction<(requestId: string) => Promise<void>>(transaction.client, options, id);
}

/** The optional tick. Nothing of the request itself goes along. */
function newsletterWish(request: VisitorRequest | null): AskedSubscription | null {
  const { name, email } = request?.answers ?? {};
  return request?.wantsNewsletter && name && email ? { name, email, locale: request.locale, source: 'contact' } : null;
}
