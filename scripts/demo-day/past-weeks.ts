import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import type { Database } from '@clinic/core/adapters/database/database';
import { inTransaction } from '@clinic/core/adapters/database/in-transaction';
import type pg from 'pg';
import { type DayServices, demoColleague } from './day-services.ts';
import { demoVisitId, keepBookings } from './keep-booking.ts';
import { type PastVisit, pastVisits } from './past-visits.ts';

/** Ten weeks of bookings with payments, refunds and who came: all of it or, where it is interrupted, nothing. */
export async function recordPastWeeks({ pool, booking: { keys, store } }: DayServices, now: Date): Promise<void> {
  if (await store.read(demoVisitId(100))) return;
  const made = pastVisits(now);
  const visits = made.map(({ visit }) => visit);
  const payments = made.flatMap(({ payment }) => payment ?? []);
  await inTransaction(pool, async ({ db, client }) => {
    await keepBookings(db, keys, visits, payments);
    await addRefunds(db, made);
    await addMarks(client, made);
  });
}

async function addRefunds(db: Database, made: PastVisit[]): Promise<void> {
  const tables = bookingTables(db);
  const refunds = made.flatMap(({ visit, refund }) => (refund ? [{ bookingId: visit.id, ...refund }] : []));
  const ids = refunds.map(({ bookingId }) => bookingId);
  const payments = await tables.selectFrom('payments').select(['id', 'bookingId', 'transactionId']).where('bookingId', 'in', ids).execute();
  const rows = refunds.flatMap((refund) => {
    const payment = payments.find(({ bookingId }) => bookingId === refund.bookingId);
    if (!payment) return [];
    const settled = { refundedBy: demoColleague.name, refundedHow: 'sameWay' as const, reason: 'cancelled' as const };
    return [{ ...refund, ...settled, paymentId: payment.id, transactionId: payment.transactionId ?? '' }];
  });
  await tables.insertInto('refundTasks').values(rows).execute();
}

async function addMarks(client: pg.PoolClient, made: PastVisit[]): Promise<void> {
  const marked = made.filter(({ mark }) => mark !== null);
  await client.query(
    `insert into core.attendance_marks (appointment_id, kind, marked_at, marked_by)
     select appointment, kind, at, $4 from unnest($1::int[], $2::text[], $3::timestamptz[]) as given (appointment, kind, at)`,
    [
      marked.map(({ visit }) => visit.appointmentId),
      marked.map(({ mark }) => mark),
      marked.map(({ visit }) => visit.startsAt),
      demoColleague.name,
    ],
  );
}
