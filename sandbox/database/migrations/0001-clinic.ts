import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema if not exists sandbox;
    create table sandbox.clinic_specialties (id int primary key, name text not null);
    create table sandbox.clinic_offices (id int primary key, name text not null);
    create table sandbox.clinic_doctors (
      id int primary key, name text not null, clinical_name text not null, order_number text not null,
      specialty_id int not null references sandbox.clinic_specialties);
    create table sandbox.clinic_appointment_types (
      id int primary key, description text not null, minutes int not null check (minutes > 0));
    create table sandbox.clinic_type_doctors (
      type_id int references sandbox.clinic_appointment_types, doctor_id int references sandbox.clinic_doctors,
      primary key (type_id, doctor_id));
    create table sandbox.clinic_work_hours (
      id int generated always as identity primary key, doctor_id int not null references sandbox.clinic_doctors,
      weekday int not null check (weekday between 1 and 7), weeks text not null check (weeks in ('every', 'odd', 'even')),
      starts time not null, ends time not null check (ends > starts));
    create table sandbox.clinic_absences (
      id int generated always as identity primary key, doctor_id int references sandbox.clinic_doctors,
      first_day date not null, last_day date not null check (last_day >= first_day), reason text not null);
    create unique index on sandbox.clinic_absences (coalesce(doctor_id, 0), first_day, last_day);
  `.execute(db);
  await createPatients(db);
  await createAppointments(db);
}

async function createPatients(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox.clinic_patients (
      id int generated always as identity (start with 10001) primary key, title text, name text not null, birth_day date not null,
      ssn text, n_sns text, n_cc text, gender text not null, vat text, profession text, nationality int, marital_status int,
      contacts text[] not null, source text not null default 'service' check (source in ('service', 'seed')), created_at timestamptz not null default now(), updated_at timestamptz);
    create unique index clinic_patients_vat on sandbox.clinic_patients (vat);
  `.execute(db);
}

// The instants are computed from day and time by PostgreSQL, so that the two can never disagree across a clock change.
// A doctor's id is written as a range of one: comparing plain integers in an exclusion constraint would need an extension.
async function createAppointments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox.clinic_appointments (
      id int generated always as identity (start with 500001) primary key,
      office_id int not null default 80 references sandbox.clinic_offices,
      doctor_id int not null references sandbox.clinic_doctors,
      patient_id int not null references sandbox.clinic_patients,
      type_id int not null references sandbox.clinic_appointment_types,
      state text not null, day date not null, starts time not null, ends time not null check (ends > starts),
      slot tstzrange not null generated always as
        (tstzrange((day + starts) at time zone 'Europe/Lisbon', (day + ends) at time zone 'Europe/Lisbon')) stored,
      source text not null check (source in ('service', 'desk', 'seed')),
      created_at timestamptz not null default now(), unscheduled_at timestamptz, unschedule_reason text, unschedule_observation text,
      constraint clinic_slot_once exclude using gist (int4range(doctor_id, doctor_id, '[]') with &&, slot with &&)
        where (unscheduled_at is null));
    create index on sandbox.clinic_appointments (patient_id, day);
    create index on sandbox.clinic_appointments (doctor_id, day);
  `.execute(db);
}
