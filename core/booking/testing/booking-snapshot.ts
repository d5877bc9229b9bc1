import type pg from 'pg';
import { bookingStatus } from '../model/booking-status.ts';
import type { BookingStore } from '../ports/booking-store.ts';

/**
 * Everything that is stored about one booking. Work is named without the booking's id: `tell-confirmed-0`, `release-7`. That a released
 * hour is offered to others is work about them: `release-visit.integration.test.ts` looks at it.
 */
export async function snapshotBooking(pool: pg.Pool, store: BookingStore, id: string) {
  const booking = await store.read(id);
  if (!booking) throw new Error('no such booking');
  const column = async <T>(statement: string) => (await pool.query<{ value: T }>(statement, [id])).rows.map(({ value }) => value);
  const work = `select replace(workflow_uuid, '-' || $1, '') as value from dbos.workflow_status where workflow_uuid like '%' || $1 || '%'
    and name <> 'openHour'`;
  return {
    booking,
    status: bookingStatus(booking),
    payments: await store.readPayments(id),
    refunds: await column<string>(
      `select amount_cents || ' ' || reason as value from core.refund_tasks where booking_id = $1 order by created_at, id`,
    ),
    /** Work to be done at once. */
    work: await column<string>(`${work} and status = 'ENQUEUED' order by 1`),
    /** Work scheduled for later. */
    later: await column<string>(`${work} and status = 'DELAYED' order by 1`),
    laterAt: (
      await column<string>(`select delay_until_epoch_ms as value from dbos.workflow_status
        where workflow_uuid like '%' || $1 || '%' and status = 'DELAYED' order by replace(workflow_uuid, '-' || $1, '')`)
    ).map((ms) => new Date(Number(ms))),
    /** Open work items of the front desk. */
    desk: await column<string>(
      `select kind as value from core.work_items where subject_kind = 'booking' and subject_id = $1 and closed_at is null order by kind`,
    ),
    events: await column<string>('select kind as value from core.booking_events where booking_id = $1 order by id'),
    slot: (await column<string>('select state as value from core.slot_holds where booking_id = $1 order by id')).at(-1) ?? null,
  };
}

export type BookingLook = Awaited<ReturnType<typeof snapshotBooking>>;

/** The same without what differs between any two bookings: ids and times. */
export function outline({ booking, payments, laterAt: _, ...rest }: BookingLook) {
  const facts = Object.entries(booking).flatMap(([name, value]) => (value instanceof Date ? [name] : []));
  const nameless = (names: string[]) => names.map((name) => name.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{5,}|\d{4}-\d\d-\d\d/g, '…'));
  return {
    facts: facts.sort(),
    kinds: [booking.failureKind, booking.reviewReason],
    sequence: booking.sequence,
    payments: payments.map(({ endKind, paidAt, paidCents }) => ({ endKind, isPaid: paidAt !== null, paidCents })),
    ...{ ...rest, work: nameless(rest.work), later: nameless(rest.later) },
  };
}
