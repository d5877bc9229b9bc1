import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Booking } from '../../../booking/booking.ts';
import type { BookingStore } from '../../../booking/booking-store.ts';
import { createDatabase } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { type BookingDatabase, bookingTables } from './booking-tables.ts';
import { bookingTransaction } from './booking-transaction.ts';

const readBooking = (db: BookingDatabase, id: string): Promise<Booking | undefined> =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();

export function bookingStore(pool: pg.Pool, dbos: DBOSClient): BookingStore {
  const db = bookingTables(createDatabase(pool));
  return {
    read: async (id) => (await readBooking(db, id)) ?? null,
    readPayment: async (id) => (await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    findPayment: async (provider, { orderId, providerId }) => {
      const named = db.selectFrom('payments').select('id').where('provider', '=', provider);
      const byOrder = orderId ? await named.where('orderId', '=', orderId).executeTakeFirst() : undefined;
      const found = byOrder ?? (providerId ? await named.where('providerId', '=', providerId).executeTakeFirst() : undefined);
      return found?.id ?? null;
    },
    readPayments: (bookingId) => db.selectFrom('payments').selectAll().where('bookingId', '=', bookingId).orderBy('requestedAt').execute(),
    lastOf: async (patientId) => {
      const booked = db.selectFrom('bookings').selectAll().where('patientId', '=', patientId).where('bookedAt', 'is not', null);
      const remembered = booked.where(sql<boolean>`patient ->> 'email' <> ''`);
      return (await remembered.orderBy('submittedAt', 'desc').executeTakeFirst()) ?? null;
    },
    recordedOf: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('bookings').select('appointmentId').where('appointmentId', 'in', ids).execute();
      return rows.flatMap(({ appointmentId }) => appointmentId ?? []);
    },
    inTransaction: (work) => inTransaction(pool, (transaction) => work(bookingTransaction(transaction, dbos))),
    alone: (names, work) =>
      inTransaction(pool, async ({ db: locks }) => {
        // Everybody in the same order, so that nobody waits in a ring.
        const keys = sql`select distinct hashtext(name) as key from unnest(${names}::text[]) as name order by key`;
        await sql`select pg_advisory_xact_lock(hashtext('person'), key) from (${keys}) as keys`.execute(locks);
        return work();
      }),
  };
}
