import { type Kysely, sql } from 'kysely';

/**
 * Letters that came back: of which letter, with which code, when. Letters lie in several tables, so that this one refers to none of them and
 * has its own time to be removed. Each newsletter that was sent gets an id, by which it is known when it comes back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.mail_returns (
      letter_id uuid primary key,
      status text not null check (status ~ '^[45][.][0-9]{1,3}[.][0-9]{1,3}$'),
      returned_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index mail_returns_by_time on core.mail_returns (returned_at)`.execute(db);
  await sql`alter table core.newsletter_deliveries add letter_id uuid not null default gen_random_uuid()`.execute(db);
  await sql`create unique index newsletter_deliveries_by_letter on core.newsletter_deliveries (letter_id)`.execute(db);
}
