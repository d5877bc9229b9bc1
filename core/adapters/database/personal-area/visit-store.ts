import { sql } from 'kysely';
import type { Booking } from '../../../booking/model/booking.ts';
import type { Appointment } from '../../../clinic/clinic-service.ts';
import type { BookingsWanted, VisitStore } from '../../../personal-area/visits/visit-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import { decryptBooking } from '../bookings/encrypted-answers.ts';
import type { Database } from '../database.ts';
import { areaTables } from './area-tables.ts';

/** More than anybody has booked here. */
const atMost = 500;

const placeOf = (accountId: string) => ({ table: 'seen_appointments', row: accountId, field: 'appointments' });

export function visitStore(database: Database, keys: DataKeys): VisitStore {
  const db = areaTables(database);
  return {
    bookings: async (wanted) => {
      const bookings = await bookingsOf(database, keys, wanted);
      const ids = bookings.map(({ id }) => id);
      if (ids.length === 0) return [];
      const tables = bookingTables(database);
      const [payments, refunds] = await Promise.all([
        tables.selectFrom('payments').selectAll().where('bookingId', 'in', ids).orderBy('requestedAt').execute(),
        tables
          .selectFrom('refundTasks')
          .select(['bookingId', 'id', 'amountCents', 'refundedAt', 'refundedHow'])
          .where('bookingId', 'in', ids)
          .orderBy('id')
          .execute(),
      ]);
      return bookings.map((booking) => ({
        booking,
        payments: payments.filter(({ bookingId }) => bookingId === booking.id),
        refunds: refunds.filter(({ bookingId }) => bookingId === booking.id).map(({ bookingId: _, ...refund }) => refund),
      }));
    },
    seenAppointments: async (accountId, patientId) => {
      const kept = await db
        .selectFrom('seenAppointments')
        .select(['appointments', 'seenAt'])
        .where('accountId', '=', accountId)
        .where('patientId', '=', patientId)
        .executeTakeFirst();
      if (!kept) return null;
      const appointments: Appointment[] = JSON.parse(decrypt(keys, placeOf(accountId), kept.appointments));
      return { appointments, seenAt: kept.seenAt };
    },
    keepAppointments: async (accountId, patientId, appointments) => {
      const kept = encrypt(keys, placeOf(accountId), JSON.stringify(appointments));
      const row = { patientId, appointments: kept, seenAt: sql<Date>`clock_timestamp()` };
      await db
        .insertInto('seenAppointments')
        .values({ ...row, accountId })
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
        .execute();
    },
  };
}

/** Those that a proven contact booked, and those on the record; never by a name. A booking whose patient was forgotten is nobody's. */
async function bookingsOf(database: Database, keys: DataKeys, { contactDigests, patientId }: BookingsWanted): Promise<Booking[]> {
  const rows = await bookingTables(database)
    .selectFrom('bookings')
    .selectAll()
    .where((row) =>
      row.or([
        row.and([row('contactDigest', 'in', [...contactDigests, '']), row('contactProvenAt', 'is not', null)]),
        ...(patientId === null ? [] : [row('patientId', '=', patientId)]),
        ...(patientId === null ? [] : [row.and([row('patientId', 'is', null), row('provenPatientId', '=', patientId)])]),
      ]),
    )
    .where(sql<boolean>`patient ->> 'name' <> ''`)
    .orderBy('startsAt', 'desc')
    .limit(atMost)
    .execute();
  return rows.map((row) => decryptBooking(keys, row));
}
