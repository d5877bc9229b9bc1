import { type Kysely, sql } from 'kysely';

/**
 * Who came to a visit, and who did not, as the front desk marked it. By the clinic's number of the appointment, because visits made by
 * telephone are known by nothing else here. A mark that was taken back stays as a row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.attendance_marks (
      id bigint generated always as identity primary key,
      appointment_id integer not null,
      kind text not null,
      marked_at timestamptz not null default clock_timestamp(),
      marked_by text not null,
      undone_at timestamptz,
      undone_by text
    )
  `.execute(db);
  await sql`create unique index attendance_marks_standing on core.attendance_marks (appointment_id) where undone_at is null`.execute(db);
  // The day sheet names people of whom we have only the clinic's record.
  await sql`create index audit_log_by_shown_records on core.audit_log using gin ((detail -> 'patients')) where action = 'list'`.execute(db);
}
