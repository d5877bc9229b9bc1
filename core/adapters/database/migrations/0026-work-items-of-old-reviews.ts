import { type Kysely, sql } from 'kysely';

/** What waited for a person before there was a list of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // These patients were promised a call, and nobody at the desk was told.
  await sql`
    update core.bookings set needs_review_at = failed_at, review_reason = 'clinicRefused'
    where failed_at > now() - interval '30 days' and needs_review_at is null
      and failure_kind in ('vatNotValid', 'patientAlreadyExists', 'phoneDigits', 'errorCreatingPatient')`.execute(db);
  await sql`
    insert into core.work_items (kind, subject_kind, subject_id, opened_at, due_at)
    select case review_reason when 'gone' then 'visitGone' when 'paidLate' then 'paymentMismatch' else review_reason end,
      'booking', id::text, needs_review_at, needs_review_at + interval '2 days'
    from core.bookings
    where needs_review_at is not null and review_reason is not null and (reviewed_at is null or needs_review_at > reviewed_at)
    on conflict do nothing`.execute(db);
  await sql`
    insert into core.work_items (kind, subject_kind, subject_id, opened_at, due_at)
    select 'refundDue', 'booking', booking_id::text, min(created_at), min(created_at) + interval '2 days'
    from core.refund_tasks where refunded_at is null group by booking_id
    on conflict do nothing`.execute(db);
}
