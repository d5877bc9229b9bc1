import { type Kysely, sql } from 'kysely';

/**
 * What the CRM still has to be told. Only ids and times stand here: name and e-mail are read from the subscription when it is told. Without
 * a foreign key, because a withdrawal is told also when the subscription is erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.crm_contacts (
      subscription_id uuid primary key,
      version integer not null default 1,
      changed_at timestamptz not null default clock_timestamp(),
      told_version integer,
      told_at timestamptz,
      failed_at timestamptz,
      refused_at timestamptz
    )`.execute(db);

  // The optional tick of these forms. It counts once the e-mail is proven.
  await sql`alter table core.requests add column wants_newsletter boolean not null default false`.execute(db);
  await sql`alter table core.event_registrations add column wants_newsletter boolean not null default false`.execute(db);
}
