import type { Database } from '@clinic/core/adapters/database/database';
import { sql } from 'kysely';

/** Once all money of the booking went back so many days ago; and, whatever is open, where its patient was forgotten. */
export async function emptyRefundAccounts(db: Database, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update core.refund_accounts as asked set account = '', erased_at = now() from core.bookings as booking
    where booking.id = asked.booking_id and asked.account <> '' and (booking.patient ->> 'name' = '' or not exists (
      select from core.refund_tasks as task where task.booking_id = asked.booking_id
        and coalesce(task.refunded_at, now()) >= now() - make_interval(days => ${days})))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Of bookings whose patient asked to be forgotten. */
export async function emptyAccountsOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  await sql`
    update core.refund_accounts set account = '', erased_at = now()
    where account <> '' and booking_id = any(${[...bookingIds]}::uuid[])`.execute(db);
}
