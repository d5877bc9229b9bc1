import { type Kysely, sql } from 'kysely';

/** Facts carry their time and are never taken back; what a booking comes to is worked out from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`
    create table core.bookings (
      id uuid primary key,
      locale text not null check (locale in ('pt', 'en')),
      mode text not null check (mode in ('inPerson', 'online')),
      type_id integer not null,
      type_name text not null,
      sub_specialty text not null,
      had_consultation boolean not null,
      insured boolean not null,
      preferred_doctor_id integer not null,
      doctor_id integer not null,
      doctor_name text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      visitor_time_zone text,
      patient jsonb not null,
      booked_by jsonb,
      proven_patient_id integer,
      price_cents integer not null check (price_cents > 0),
      subject_to_authorisation boolean not null,
      payment_method text check (payment_method in ('multibanco', 'mbway')),
      mbway_phone text,
      pay_by timestamptz,
      moved_from uuid references core.bookings,
      sequence integer not null default 0,
      patient_id integer,
      appointment_id integer,
      create_attempted_at timestamptz,
      submitted_at timestamptz not null,
      patient_ensured_at timestamptz,
      conflict_found_at timestamptz,
      conflicting_starts_at timestamptz,
      booked_at timestamptz,
      payment_requested_at timestamptz,
      paid_at timestamptz,
      paid_late_at timestamptz,
      confirmed_at timestamptz,
      given_up_at timestamptz,
      cancelled_at timestamptz,
      moved_to uuid references core.bookings,
      released_at timestamptz,
      failed_at timestamptz,
      failure_kind text,
      needs_review_at timestamptz,
      review_reason text,
      reviewed_at timestamptz
    )`.execute(db);
  await sql`create index bookings_by_patient on core.bookings (patient_id, starts_at) where patient_id is not null`.execute(db);
  await sql`create index bookings_by_start on core.bookings (starts_at)`.execute(db);
  await sql`create index bookings_by_submission on core.bookings (submitted_at)`.execute(db);
  // Two holds of one doctor never overlap: the database itself forbids the double booking.
  await sql`
    create table core.slot_holds (
      id bigint generated always as identity primary key,
      booking_id uuid not null references core.bookings on delete cascade,
      doctor_id integer not null,
      slot tstzrange not null,
      state text not null check (state in ('held', 'booked', 'released')),
      expires_at timestamptz,
      check ((state = 'held') = (expires_at is not null)),
      constraint slot_holds_no_overlap exclude using gist (doctor_id with =, slot with &&) where (state <> 'released')
    )`.execute(db);
  await sql`create index slot_holds_by_booking on core.slot_holds (booking_id)`.execute(db);
  await sql`
    create table core.booking_events (
      id bigint generated always as identity primary key,
      booking_id uuid not null references core.bookings on delete cascade,
      happened_at timestamptz not null default clock_timestamp(),
      kind text not null,
      actor text not null default 'system',
      detail jsonb not null default '{}'
    )`.execute(db);
  await sql`create index booking_events_by_booking on core.booking_events (booking_id, id)`.execute(db);
}
