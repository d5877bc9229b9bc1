import { type Kysely, sql } from 'kysely';

/** A result that somebody asked to have by e-mail, until it has left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.quiz_letters (
      id uuid primary key,
      locale text not null check (locale in ('pt', 'en')),
      letter text not null,
      queued_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on column core.quiz_letters.letter is 'recipient and result, encrypted'`.execute(db);
  await sql`alter table core.identity_codes drop constraint identity_codes_purpose_check`.execute(db);
  await sql`
    alter table core.identity_codes add constraint identity_codes_purpose_check check (purpose in
      ('knownPatient', 'booking', 'visit', 'register', 'signIn', 'newDevice', 'confirmIdentity', 'newEmail', 'linkRecord', 'newPhone',
       'request', 'quizResult'))
  `.execute(db);
}
