import { type Kysely, sql } from 'kysely';

/**
 * The bank account to which a refund is transferred, of whoever booked: when it was asked for, when it was given, and the account itself,
 * encrypted. It is emptied some time after the money went back. Typed after a code of its own purpose.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.refund_accounts (
      booking_id uuid primary key references core.bookings (id),
      asked_at timestamptz not null,
      times integer not null default 1,
      given_at timestamptz,
      account text not null default '',
      erased_at timestamptz,
      check (given_at is not null or account = '')
    )`.execute(db);
  await sql`comment on column core.refund_accounts.account is 'IBAN and holder, encrypted; empty until given and after the refund'`.execute(
    db,
  );
  await sql`alter table core.identity_codes drop constraint identity_codes_purpose_check`.execute(db);
  await sql`
    alter table core.identity_codes add constraint identity_codes_purpose_check check (purpose in
      ('knownPatient', 'booking', 'visit', 'refund', 'register', 'signIn', 'newDevice', 'confirmIdentity', 'newEmail', 'linkRecord',
       'newPhone', 'request', 'quizResult'))
  `.execute(db);
}
