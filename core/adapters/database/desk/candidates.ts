import { sql } from 'kysely';
import type { DeskCandidate, DeskFilter } from '../../../desk/desk-store.ts';
import { addDays, fromLisbon, inLisbon } from '../../../kernel/lisbon-time.ts';
import type { DeskDatabase } from './desk-tables.ts';

/** More bookings than the clinic has in half a year. */
const atMost = 5000;

const inTheBook = sql<boolean>`(booked_at is not null and (released_at is null or released_at < booked_at))`;
const openRefund = sql<boolean>`exists (select from core.refund_tasks as task where task.booking_id = bookings.id and task.refunded_at is null)`;

/** Wider than the rule of the open review, which alone decides: it keeps the settled years out of the reading. */
const mayNeedPerson = sql<boolean>`(
  ${openRefund}
  or (needs_review_at is not null and (reviewed_at is null or needs_review_at > reviewed_at))
  or ((paid_at is not null or paid_late_at is not null) and (not ${inTheBook} or cancelled_at is not null or moved_to is not null)
      and (paid_late_at is not null or (cancelled_at is null and moved_to is null) or paid_at > coalesce(cancelled_at, released_at))
      and (reviewed_at is null or reviewed_at < greatest(paid_at, paid_late_at, released_at, failed_at, conflict_found_at)))
  or (${inTheBook} and (cancelled_at < booked_at or failed_at is not null or conflict_found_at is not null))
)`;

/** What sorting and the status need. */
export const selectFacts = (db: DeskDatabase) =>
  db
    .selectFrom('bookings')
    .select(['id', 'startsAt', 'submittedAt', 'paymentMethod', 'patientEnsuredAt', 'conflictFoundAt', 'bookedAt', 'paymentRequestedAt'])
    .select(['paidAt', 'paidLateAt', 'confirmedAt', 'cancelledAt', 'movedTo', 'releasedAt', 'failedAt', 'failureKind'])
    .select(['needsReviewAt', 'reviewedAt', 'payBy'])
    .select(
      sql<number>`coalesce((select sum(amount_cents)::int from core.refund_tasks as task
        where task.booking_id = bookings.id and task.refunded_at is null), 0)`.as('openRefundCents'),
    );

/** May need a person, and nothing about it is in the list of work. */
export const readUnlisted = (db: DeskDatabase): Promise<DeskCandidate[]> =>
  selectFacts(db)
    .where(mayNeedPerson)
    .where(
      sql<boolean>`not exists (select from core.work_items as item
        where item.closed_at is null and item.subject_kind = 'booking' and item.subject_id = bookings.id::text)`,
    )
    .limit(atMost)
    .execute();

export async function readCandidates(db: DeskDatabase, { day, doctorId }: DeskFilter, now: Date): Promise<DeskCandidate[]> {
  const from = fromLisbon(day ?? inLisbon(now).day, '00:00') ?? now;
  const end = day === null ? null : fromLisbon(addDays(day, 1), '00:00');
  return selectFacts(db)
    .$if(doctorId !== null, (query) => query.where('doctorId', '=', doctorId))
    .where((row) =>
      end === null
        ? row.or([row('startsAt', '>=', from), mayNeedPerson])
        : row.and([row('startsAt', '>=', from), row('startsAt', '<', end)]),
    )
    .orderBy('startsAt', 'desc')
    .limit(atMost)
    .execute();
}
