import { type Kysely, sql } from 'kysely';

/**
 * Letters about a form of the site, and answers to them and to letters about an event. They go with the form, or the registration, that they
 * are about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.mails add column request_id uuid`.execute(db);
  await sql`
    alter table core.arrived_letters alter column booking_id drop not null,
      add column request_id uuid references core.requests (id) on delete cascade,
      add column registration_id uuid references core.event_registrations (id) on delete cascade,
      add constraint arrived_letters_about_one check (num_nonnulls(booking_id, request_id, registration_id) = 1)`.execute(db);
  for (const column of ['request_id', 'registration_id'])
    await sql`create index ${sql.ref(`arrived_letters_by_${column.replace('_id', '')}`)} on core.arrived_letters (${sql.ref(column)}, arrived_at)
      where ${sql.ref(column)} is not null`.execute(db);
}
