import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { ReturnedLetter, ReturnStore, ReturnTransaction } from '../../mail/returns/record-return.ts';
import { goesOnAs } from './bookings/moved-visit.ts';
import type { Database } from './database.ts';
import { openWorkItem } from './desk/open-work-item.ts';
import { inTransaction, type Transaction } from './in-transaction.ts';
import { endSubscriptions } from './newsletter/newsletter-store.ts';

export const returnStore = (pool: pg.Pool, dbos: DBOSClient): ReturnStore => ({
  inTransaction: (work) => inTransaction(pool, (transaction) => work(returnTransaction(transaction, dbos))),
});

/** True where it was not known before. */
export async function noteReturn(db: Database, { letterId, status }: ReturnedLetter): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into core.mail_returns (letter_id, status) values (${letterId}, ${status}) on conflict (letter_id) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

const returnTransaction = (transaction: Transaction, dbos: DBOSClient): ReturnTransaction => {
  const { db } = transaction;
  return {
    noteReturn: (returned) => noteReturn(db, returned),
    subjectOf: async (letterId) => {
      const { rows } = await sql<{ kind: 'booking' | 'subscription'; id: string }>`
        select 'booking' as kind, booking_id::text as id from core.mails where id = ${letterId} and booking_id is not null
        union all
        select 'subscription', subscription_id::text from core.newsletter_deliveries where letter_id = ${letterId}`.execute(db);
      const [subject] = rows;
      return subject?.kind === 'booking' ? { ...subject, id: await goesOnAs(db, subject.id) } : (subject ?? null);
    },
    openWorkItem: (item) => openWorkItem(db, item),
    returnsOf: async (subscriptionId) => {
      // Locked, so that of two that come back at once the later sees the earlier.
      await sql`select from core.newsletter_subscriptions where id = ${subscriptionId} for update`.execute(db);
      const { rows } = await sql<{ status: string }>`
        select returned.status from core.mail_returns as returned
        join core.newsletter_deliveries as delivery on delivery.letter_id = returned.letter_id
        join core.newsletter_subscriptions as subscription on subscription.id = delivery.subscription_id
        where delivery.subscription_id = ${subscriptionId} and returned.returned_at > subscription.confirmed_at`.execute(db);
      return rows.map(({ status }) => status);
    },
    endSubscription: (subscriptionId) => endSubscriptions({ transaction, dbos }, { id: subscriptionId }, 'returned'),
  };
};
