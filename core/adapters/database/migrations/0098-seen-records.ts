import { type Kysely, sql } from 'kysely';

/** The clinic's record of a linked account as it was last read: page after page is shown without asking the clinic again. Encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.seen_records (
      account_id uuid primary key references core.accounts on delete cascade,
      patient_id integer not null,
      record text not null,
      seen_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}
