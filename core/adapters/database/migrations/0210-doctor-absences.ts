import { type Kysely, sql } from 'kysely';

/**
 * Days on which a doctor does not come. Nobody can book an hour of them here, whatever the clinic's program says: what is cancelled for
 * the clinic shows as free there. A row ends by itself with its last day, or when the front desk opens the days again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.doctor_absences (
      id uuid primary key default gen_random_uuid(),
      doctor_id integer not null,
      from_day date not null,
      to_day date not null,
      away tstzrange not null,
      reason text not null,
      declared_at timestamptz not null default clock_timestamp(),
      declared_by text not null,
      ended_at timestamptz,
      ended_by text,
      check (from_day <= to_day)
    )`.execute(db);
  await sql`create index doctor_absences_in_force on core.doctor_absences (doctor_id) where ended_at is null`.execute(db);
}
