import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import { confirmDays } from '../../../newsletter/confirm-days.ts';
import type { AskedSubscription, NewsletterStore, Subscription, SubscriptionEnd } from '../../../newsletter/newsletter-store.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import { noteCrmChange } from '../crm/note-crm-change.ts';
import { createDatabase } from '../database.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { newsletterTables } from './newsletter-tables.ts';

const now = sql<Date>`clock_timestamp()`;
const oldestLink = sql<Date>`clock_timestamp() - make_interval(days => ${confirmDays})`;
const requestColumns = [...(['id', 'email', 'name', 'locale', 'source', 'requestedAt', 'confirmedAt'] as const)];
const subscriptionColumns = [...(['id', 'email', 'name', 'locale', 'confirmedAt', 'endedAt'] as const)];

/** A transaction and who enqueues work in it. */
export type SubscriptionTransaction = { transaction: Transaction; dbos: DBOSClient };

export function newsletterStore(pool: pg.Pool, dbos: DBOSClient): NewsletterStore {
  const db = newsletterTables(createDatabase(pool));
  const within = <T>(work: (change: SubscriptionTransaction) => Promise<T>) =>
    inTransaction(pool, (transaction) => work({ transaction, dbos }));
  return {
    addRequest: (asked) => within((change) => addSubscriptionRequest(change, asked)),
    readRequest: async (id) =>
      (await db
        .selectFrom('newsletterRequests')
        .select(requestColumns)
        .where('id', '=', id)
        .where('requestedAt', '>', oldestLink)
        .executeTakeFirst()) ?? null,
    confirm: (requestId) => within((change) => confirmRequest(change, requestId)),
    addProven: (asked) => within((change) => subscribeProven(change, asked)),
    read: async (id) =>
      (await db.selectFrom('newsletterSubscriptions').select(subscriptionColumns).where('id', '=', id).executeTakeFirst()) ?? null,
    standingOf: async (email) => {
      const { rows } = await sql<{ suppressed: boolean; on: boolean; waiting: boolean }>`
        select exists (select from core.newsletter_suppressions where email = ${email}) as suppressed,
          exists (select from core.newsletter_subscriptions where email = ${email} and ended_at is null) as on,
          exists (select from core.newsletter_requests
            where email = ${email} and confirmed_at is null and requested_at > ${oldestLink}) as waiting`.execute(db);
      const [{ suppressed = false, on = false, waiting = false } = {}] = rows;
      return suppressed ? 'suppressed' : on ? 'on' : waiting ? 'waiting' : 'off';
    },
    changeLocale: (id, locale) =>
      within(async (change) => {
        const tables = newsletterTables(change.transaction.db);
        const changed = tables.updateTable('newsletterSubscriptions').set({ locale }).where('id', '=', id).where('locale', '!=', locale);
        if (await changed.returning('id').executeTakeFirst()) await noteChange(change, id, `locale ${locale}`);
      }),
    end: (id, by) => within((change) => endSubscriptions(change, { id }, by)),
    endByEmail: (email, by) => within((change) => endSubscriptions(change, { email }, by)),
    resume: (id) =>
      within(async (change) => {
        const tables = newsletterTables(change.transaction.db);
        const ended = tables.updateTable('newsletterSubscriptions').where('id', '=', id).where('endedAt', 'is not', null);
        const begun = await ended.set({ endedAt: null, endedBy: null, confirmedAt: now }).returning('id').executeTakeFirst();
        if (begun) await noteChange(change, id, 'resumed');
      }),
  };
}

/** With the letter whose button confirms it. */
export async function addSubscriptionRequest({ transaction, dbos }: SubscriptionTransaction, asked: AskedSubscription): Promise<string> {
  const row = { ...asked, email: asked.email.toLowerCase(), sentAt: null, refusedAt: null, confirmedAt: null };
  const requests = newsletterTables(transaction.db).insertInto('newsletterRequests');
  const { id } = await requests.values(row).returning('id').executeTakeFirstOrThrow();
  const work = { workflowName: workflows.newsletterConfirmation, queueName: queues.mail, workflowID: `newsletter-request-${id}` };
  const options = { ...work, appVersion: application.version };
  await dbos.enqueueInTransaction<(requestId: string) => Promise<void>>(transaction.client, options, id);
  return id;
}

/** A link that was used stays good for saying so, and never begins again what was ended since. */
async function confirmRequest(change: SubscriptionTransaction, requestId: string): Promise<Subscription | null> {
  const tables = newsletterTables(change.transaction.db);
  const request = await tables
    .selectFrom('newsletterRequests')
    .select(requestColumns)
    .where('id', '=', requestId)
    .where('requestedAt', '>', oldestLink)
    .forUpdate()
    .executeTakeFirst();
  if (!request) return null;
  if (request.confirmedAt) {
    const kept = tables.selectFrom('newsletterSubscriptions').select(subscriptionColumns).where('email', '=', request.email);
    return (await kept.where('endedAt', 'is', null).executeTakeFirst()) ?? null;
  }
  await tables.updateTable('newsletterRequests').set({ confirmedAt: now }).where('id', '=', requestId).execute();
  const { email, name, locale, source, requestedAt } = request;
  return keepSubscription(change, { email, name, locale, source, requestedAt });
}

type Kept = AskedSubscription & { requestedAt: Date | typeof now };

async function keepSubscription(change: SubscriptionTransaction, asked: Kept): Promise<Subscription> {
  const { email, ...again } = asked;
  const kept = await newsletterTables(change.transaction.db)
    .insertInto('newsletterSubscriptions')
    .values({ ...asked, endedAt: null, endedBy: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...again, confirmedAt: now, endedAt: null, endedBy: null }))
    .returning(subscriptionColumns)
    .executeTakeFirstOrThrow();
  await noteChange(change, kept.id, `confirmed ${asked.source}`);
  return kept;
}

/** For a form whose e-mail has just been proven, in the transaction that says so. */
export const subscribeProven = async (change: SubscriptionTransaction, asked: AskedSubscription): Promise<void> => {
  await keepSubscription(change, { ...asked, email: asked.email.toLowerCase(), requestedAt: now });
};

export async function endSubscriptions(change: SubscriptionTransaction, which: { id: string } | { email: string }, by: SubscriptionEnd) {
  const open = newsletterTables(change.transaction.db)
    .updateTable('newsletterSubscriptions')
    .set({ endedAt: now, endedBy: by })
    .where('endedAt', 'is', null);
  const ended = await ('id' in which ? open.where('id', '=', which.id) : open.where('email', '=', which.email)).returning('id').execute();
  for (const { id } of ended) await noteChange(change, id, `ended ${by}`);
}

/** What happened, for the proof of who agreed to what; and that the CRM is to be told. */
async function noteChange({ transaction, dbos }: SubscriptionTransaction, subscriptionId: string, kind: string): Promise<void> {
  await newsletterTables(transaction.db).insertInto('newsletterEvents').values({ subscriptionId, kind }).execute();
  await noteCrmChange(transaction, dbos, subscriptionId);
}
