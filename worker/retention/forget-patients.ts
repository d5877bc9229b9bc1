import { type BookingDatabase, bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import type { Database } from '@clinic/core/adapters/database/database';
import { endedWithoutVisitAt } from '@clinic/core/booking/model/ended-without-visit';
import { sql } from 'kysely';
import { emptyAccountsOf } from './empty-refund-accounts.ts';

const nobody = {
  ...{ name: '', email: '', phone: '', birthDate: '', gender: 'masculino' },
  ...{ vat: null, nSNS: null, nCC: null, profession: '', note: '' },
};
const everythingPersonal = {
  patient: JSON.stringify(nobody),
  vatDigest: null,
  code: '',
  bookedBy: null,
  contactDigest: null,
  mbwayPhone: null,
  subSpecialty: 'other',
  visitorTimeZone: null,
  videoUrl: null,
  earlierWishes: null,
} as const;

/** A patient may have no e-mail, and no number; nobody has no name. */
const isRemembered = sql<boolean>`patient ->> 'name' <> ''`;
const isSettled = sql<boolean>`
  not exists (select from core.refund_tasks as task where task.booking_id = bookings.id and task.refunded_at is null)
  and not exists (select from core.work_items as item
    where item.subject_kind = 'booking' and item.subject_id = bookings.id::text and item.closed_at is null)`;

/**
 * Of whoever asked for the erasure of an account: what they booked, once the visit is over or will never be. A visit to come, and one about
 * which money or a person is still at work, is forgotten when its time comes.
 */
export async function forgetBookings(
  db: Database,
  whose: { contactDigests: readonly string[]; patientId: number | null },
): Promise<string[]> {
  const rows = await bookingTables(db)
    .updateTable('bookings')
    .set(everythingPersonal)
    .where((row) =>
      row.or([
        row('contactDigest', 'in', [...whose.contactDigests, '']),
        ...(whose.patientId === null ? [] : [row('patientId', '=', whose.patientId)]),
      ]),
    )
    .where((row) => row.or([row('endsAt', '<', sql<Date>`now()`), row('cancelledAt', 'is not', null), row('failedAt', 'is not', null)]))
    .where(isRemembered)
    .where(isSettled)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await emptyAccountsOf(db, ids);
  await sql`delete from core.arrived_letters where booking_id = any(${ids}::uuid[])`.execute(db);
  return ids;
}

/** The facts stay, for the accounts; who it was and why they came does not. Whatever is still open by then, so that nothing stays for ever. */
export async function forgetPatients(db: Database, days: number): Promise<number> {
  const { numUpdatedRows } = await bookingTables(db)
    .updateTable('bookings')
    .set(everythingPersonal)
    .where('endsAt', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where(isRemembered)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const forgetNeverPatients = (db: Database, days: number): Promise<number> => forgetEnded(bookingTables(db), days, 'all');
export const forgetRequestsWithoutCode = (db: Database, days: number): Promise<number> => forgetEnded(bookingTables(db), days, 'unproven');

/** Who never came to a visit. Whoever is owed money, or is to be called, is remembered until that is done. */
async function forgetEnded(db: BookingDatabase, days: number, which: 'all' | 'unproven'): Promise<number> {
  const before = new Date(Date.now() - days * 86_400_000);
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'submittedAt', 'paymentMethod', 'patientEnsuredAt', 'conflictFoundAt', 'bookedAt', 'paymentRequestedAt'])
    .select(['paidAt', 'paidLateAt', 'confirmedAt', 'cancelledAt', 'movedTo', 'releasedAt', 'failedAt', 'failureKind'])
    .select(['needsReviewAt', 'reviewedAt'])
    .where('submittedAt', '<', before)
    .where(isRemembered)
    .where(isSettled)
    .$if(which === 'unproven', (query) => query.where('contactProvenAt', 'is', null))
    .execute();
  const ended = bookings.filter((booking) => {
    const endedAt = endedWithoutVisitAt(booking);
    return endedAt !== null && endedAt < before;
  });
  if (ended.length === 0) return 0;
  const ids = ended.map(({ id }) => id);
  await db.updateTable('bookings').set(everythingPersonal).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
  return ids.length;
}
