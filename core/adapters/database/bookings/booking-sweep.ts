import { sql } from 'kysely';
import { bankAnswerMinutes, holdMinutes, unpaidCallHours } from '../../../booking/model/constants.ts';
import { openReviewSince } from '../../../booking/model/open-review.ts';
import type { BookingWork } from '../../../booking/ports/booking-store.ts';
import type { WorkItemKind } from '../../../work-items/work-item.ts';
import type { Database } from '../database.ts';
import { readUnlisted } from '../desk/candidates.ts';
import { deskTables } from '../desk/desk-tables.ts';
import { type BookingDatabase, bookingTables } from './booking-tables.ts';

export type BookingSweep = ReturnType<typeof bookingSweep>;

const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`;
const batchSize = 500;
const graceMinutes = 60;

/** Finds bookings, payments and slots that need attention, by queries that do not read all rows. */
export function bookingSweep(database: Database) {
  const db = bookingTables(database);
  return {
    /** MB WAY is answered on the phone within minutes, and a card right after its page; the rest is paid whenever the patient likes. */
    paymentsToPoll: async (): Promise<string[]> => {
      const rows = await db
        .selectFrom('payments')
        .select('id')
        .where('paidAt', 'is', null)
        .where((row) => row.or([row('endedAt', 'is', null), row('endKind', '=', 'replaced')]))
        .where((row) =>
          row.or([
            row.and([
              row.or([row('method', '=', 'mbway'), row('returnedAt', '>', minutesAgo(bankAnswerMinutes))]),
              row(row.fn.coalesce('lastAskedAt', 'requestedAt'), '<', minutesAgo(1)),
            ]),
            row(row.fn.coalesce('lastAskedAt', 'requestedAt'), '<', minutesAgo(5)),
          ]),
        )
        .where('expiresAt', '>', sql<Date>`now() - interval '3 days'`)
        .orderBy('lastAskedAt')
        .limit(batchSize)
        .execute();
      return rows.map(({ id }) => id);
    },
    /** Longer without an outcome than all retries take. */
    stuckBookings: async (): Promise<string[]> => {
      const rows = await db
        .selectFrom('bookings')
        .select('id')
        .where('submittedAt', '<', minutesAgo(holdMinutes + 15))
        .where('submittedAt', '>', sql<Date>`now() - interval '2 days'`)
        .where('bookedAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('conflictFoundAt', 'is', null)
        .where('cancelledAt', 'is', null)
        .where('needsReviewAt', 'is', null)
        // Somebody calls first, and then it is booked.
        .where(
          sql<boolean>`not exists (select from core.work_items as item where item.closed_at is null
            and item.kind = 'contactUnproven' and item.subject_kind = 'booking' and item.subject_id = bookings.id::text)`,
        )
        .limit(batchSize)
        .execute();
      return rows.map(({ id }) => id);
    },
    /** Facts that ask for work which nobody does any more (a poison, a bug, a purge): it is started anew on each `occasion`. */
    abandonedWork: async (occasion: string): Promise<BookingWork[]> => {
      const inTheBook = sql<boolean>`booked_at is not null and (released_at is null or released_at < booked_at)`;
      const isOver = sql<boolean>`(cancelled_at is not null or moved_to is not null or failed_at is not null or conflict_found_at is not null)`;
      const isUnpaid = sql<boolean>`paid_at is null and paid_late_at is null and pay_by < ${minutesAgo(graceMinutes)}`;
      const isPaidLate = sql<boolean>`paid_late_at < ${minutesAgo(graceMinutes)}`;
      const rows = await db
        .selectFrom('bookings')
        .select(['id', 'appointmentId', inTheBook.as('inTheBook'), isOver.as('isOver')])
        .where('startsAt', '>', sql<Date>`now()`)
        .where('submittedAt', '<', minutesAgo(graceMinutes))
        .where('needsReviewAt', 'is', null)
        .where(
          sql<boolean>`case when ${inTheBook} then ${isOver} or coalesce(${isUnpaid}, false) else not ${isOver} and coalesce(${isPaidLate}, false) end`,
        )
        .limit(batchSize)
        .execute();
      return rows.map(({ id: bookingId, appointmentId, inTheBook: isThere, isOver: isToGo }) => {
        if (!isThere) return { kind: 'rebook', bookingId, again: occasion };
        return isToGo
          ? { kind: 'release', bookingId, appointmentId, again: occasion }
          : { kind: 'giveUpUnpaid', bookingId, again: occasion };
      });
    },
    upcomingVisits: async (): Promise<string[]> => {
      const rows = await db
        .selectFrom('bookings')
        .select('id')
        .where('startsAt', '>', sql<Date>`now()`)
        .where('bookedAt', 'is not', null)
        .where('cancelledAt', 'is', null)
        .where('movedTo', 'is', null)
        .where((row) => row.or([row('releasedAt', 'is', null), row('releasedAt', '<', row.ref('bookedAt'))]))
        .execute();
      return rows.map(({ id }) => id);
    },
    /** By video and without a room, until their end, because a late link is of use, too. Where the desk says that it sent one, there is one. */
    onlineVisitsWithoutLink: () =>
      promisedVisits(db)
        .select(hasWorkItem('videoLinkMissing', 'open').as('isListed'))
        // No visit takes a day: the index of the starts leaves few rows.
        .where('startsAt', '>', sql<Date>`now() - interval '1 day'`)
        .where('endsAt', '>', sql<Date>`now()`)
        .where('mode', '=', 'online')
        .where('videoUrl', 'is', null)
        .where(sql<boolean>`not ${hasWorkItem('videoLinkMissing', 'closed')}`)
        .execute(),
    /** The insurer is to be asked, and nobody was told to. */
    visitsToAuthorise: () => upcomingWithoutWorkItem(db, 'authorisationDue').where('subjectToAuthorisation', '=', true).execute(),
    /** In the book and not paid, with hours left: those who had time to pay, and about whom nobody was told. */
    unpaidBeforeDeadline: () =>
      db
        .selectFrom('bookings')
        .select(['id', 'payBy'])
        .where('payBy', '>', sql<Date>`now()`)
        .where('payBy', '<', sql<Date>`now() + make_interval(hours => ${unpaidCallHours.left})`)
        .where('submittedAt', '<', sql<Date>`now() - make_interval(hours => ${unpaidCallHours.had})`)
        .where('bookedAt', 'is not', null)
        .where('paidAt', 'is', null)
        .where('paidLateAt', 'is', null)
        .where('cancelledAt', 'is', null)
        .where('movedTo', 'is', null)
        .where('releasedAt', 'is', null)
        .where('needsReviewAt', 'is', null)
        .where(sql<boolean>`not ${hasWorkItem('unpaidSoon', 'any')}`)
        .limit(batchSize)
        .execute(),
    /** The patient wrote to the doctor, and nobody was told to pass it on. Encrypted or not, a note is no empty text. */
    visitsWithNote: () => upcomingWithoutWorkItem(db, 'noteToPass').where(sql<boolean>`coalesce(patient ->> 'note', '') <> ''`).execute(),
    /** What needs a person by its facts alone, for longer than its work takes, and is in nobody's list. */
    unlistedReviews: async (now: Date): Promise<string[]> => {
      const candidates = await readUnlisted(deskTables(database));
      const before = new Date(now.getTime() - graceMinutes * 60_000);
      return candidates.flatMap((facts) => ((openReviewSince(facts) ?? now) < before ? [facts.id] : []));
    },
    releaseExpiredHolds: async (): Promise<void> => {
      const freed = { state: 'released', expiresAt: null } as const;
      await db.updateTable('slotHolds').set(freed).where('state', '=', 'held').where('expiresAt', '<', sql<Date>`now()`).execute();
    },
  };
}

/** Visits to come that were promised, and about which there never was work of this kind: where it is closed, it was done. */
const upcomingWithoutWorkItem = (db: BookingDatabase, kind: WorkItemKind) =>
  promisedVisits(db)
    .where('startsAt', '>', sql<Date>`now()`)
    .where(sql<boolean>`not ${hasWorkItem(kind, 'any')}`);

const closing = { any: sql``, open: sql`and item.closed_at is null`, closed: sql`and item.closed_at is not null` };

const hasWorkItem = (kind: WorkItemKind, state: keyof typeof closing) =>
  sql<boolean>`exists (select from core.work_items as item
    where item.kind = ${kind} and item.subject_kind = 'booking' and item.subject_id = bookings.id::text ${closing[state]})`;

/** Paid, or confirmed in writing, and not ended; those that begin first. */
const promisedVisits = (db: BookingDatabase) =>
  db
    .selectFrom('bookings')
    .select(['id', 'startsAt', 'endsAt'])
    .where('bookedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .where('movedTo', 'is', null)
    .where('failedAt', 'is', null)
    .where('conflictFoundAt', 'is', null)
    .where((row) => row.or([row('releasedAt', 'is', null), row('releasedAt', '<', row.ref('bookedAt'))]))
    .where((row) => row.or([row('paidAt', 'is not', null), row('paidLateAt', 'is not', null), row('confirmedAt', 'is not', null)]))
    .orderBy('startsAt')
    .limit(batchSize);
