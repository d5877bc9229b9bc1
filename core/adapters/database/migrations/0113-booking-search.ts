import { type Kysely, sql } from 'kysely';

/**
 * What the front desk finds a booking by. The words of the names are folded as `nameParts` folds what is typed. The database makes them itself
 * from the names: where a patient is forgotten, they are gone with the name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.bookings add name_words tsvector generated always as (
    array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(
      normalize(coalesce(patient ->> 'name', '') || ' ' || coalesce(booked_by ->> 'name', ''), NFD),
      '[\\u0300-\\u036f''’´\`]', '', 'g')), '[^[:alpha:]]+'), ''))) stored`.execute(db);
  await sql`create index bookings_by_name on core.bookings using gin (name_words)`.execute(db);
  for (const person of ['patient', 'booked_by']) {
    const of = sql.id(person);
    await sql`create index ${sql.id(`bookings_by_${person}_phone`)} on core.bookings ((${of} ->> 'phone'))`.execute(db);
    await sql`create index ${sql.id(`bookings_by_${person}_email`)} on core.bookings (lower(${of} ->> 'email'))`.execute(db);
  }
  await sql`create index payments_by_reference on core.payments (reference) where reference is not null`.execute(db);
}
