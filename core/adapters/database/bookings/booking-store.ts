import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Booking } from '../../../booking/model/booking.ts';
import type { BookingStore } from '../../../booking/ports/booking-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { createDatabase } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { type BookingDatabase, bookingTables } from './booking-tables.ts';
import { bookingTransaction } from './booking-transaction.ts';
import { decryptBooking } from './encrypted-answers.ts';
import { readAskedAccount } from './refund-accounts.ts';
import { readHeldSlot } from './slot-holds.ts';

async function readBooking(db: BookingDatabase, keys: DataKeys, id: string): Promise<Booking | null> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? decryptBooking(keys, row) : null;
}

export function bookingStore(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): BookingStore {
  const db = bookingTables(createDatabase(pool));
  return {
    read: (id) => readBooking(db, keys, id),
    readPayment: async (id) => (await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    findPayment: async (provider, { orderId, providerId }) => {
      const named = db.selectFrom('payments').select('id').where('provider', '=', provider);
      const byOrder = orderId ? await named.where('orderId', '=', orderId).executeTakeFirst() : undefined;
      const found = byOrder ?? (providerId ? await named.where('providerId', '=', providerId).executeTakeFirst() : undefined);
      return found?.id ?? null;
    },
    readPayments: (bookingId) => db.selectFrom('payments').selectAll().where('bookingId', '=', bookingId).orderBy('requestedAt').execute(),
    bookingOfRefund: async (refundId) => {
      const found = db.selectFrom('refundTasks').select('bookingId').where('id', '=', refundId).where('providerAnswer', 'is', null);
      return (await found.executeTakeFirst())?.bookingId ?? null;
    },
    readRefunds: (bookingId) =>
      db
        .selectFrom('refundTasks as refund')
        .innerJoin('payments', 'payments.id', 'refund.paymentId')
        .select(['refund.id', 'refund.amountCents', 'refund.refundedAt', 'refund.refundedHow', 'payments.method'])
        .select(['refund.transactionId', 'refund.providerAskedAt', 'refund.providerAnswer'])
        .where('refund.bookingId', '=', bookingId)
        .orderBy('refund.id')
        .execute(),
    readAskedAccount: (bookingId) => readAskedAccount(db, bookingId),
    lastOf: async (patientId, digests) => {
      const booked = db.selectFrom('bookings').selectAll().where('patientId', '=', patientId).where('bookedAt', 'is not', null);
      const own = booked.where((row) => row.or([row('provenPatientId', '=', patientId), row('contactDigest', 'in', [...digests, ''])]));
      const remembered = own.where(sql<boolean>`patient ->> 'name' <> ''`);
      const last = await remembered.orderBy('submittedAt', 'desc').executeTakeFirst();
      return last ? decryptBooking(keys, last) : null;
    },
    bookersOf: async (ids) => {
      if (ids.length === 0) return [];
      const made = db.selectFrom('bookings').select(['appointmentId', 'contactDigest', 'provenPatientId']);
      const rows = await made.where('appointmentId', 'in', [...ids]).execute();
      return rows.flatMap(({ appointmentId, ...bookedBy }) => (appointmentId === null ? [] : [{ appointmentId, ...bookedBy }]));
    },
    heldSlot: (bookingId) => readHeldSlot(db, bookingId),
    recordedOf: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('bookings').select('appointmentId').where('appointmentId', 'in', ids).execute();
      return rows.flatMap(({ appointmentId }) => appointmentId ?? []);
    },
    wasMovedByDesk: async (from, to) => {
      // A visit that the desk moved on once more has such an event, too: only the one that came with it names where from.
      const moves = db.selectFrom('bookingEvents').select('kind').where('bookingId', '=', to).where('kind', '=', 'movedByDesk');
      return (await moves.where(sql<string>`detail ->> 'from'`, '=', from).executeTakeFirst()) !== undefined;
    },
    beginPatientRecord: async (id, at) => {
      await db.updateTable('bookings').set({ patientCreateAttemptedAt: at }).where('id', '=', id).execute();
    },
    inTransaction: (work) => inTransaction(pool, (transaction) => work(bookingTransaction(transaction, dbos, keys))),
    alone: (names, work) =>
      inTransaction(pool, async ({ db: locks }) => {
        // Sorted, to avoid deadlocks.
        const keys = sql`select distinct hashtext(name) as key from unnest(${names}::text[]) as name order by key`;
        await sql`select pg_advisory_xact_lock(hashtext('person'), key) from (${keys}) as keys`.execute(locks);
        return work();
      }),
  };
}
