import { type Kysely, sql } from 'kysely';

/**
 * Ending all sessions also ends the sign-ins that are under way: each carries the epoch of the account that it was begun in, and starts
 * no session in a later one. A session that goes on under a new id keeps its family, so that whoever ends one of its ids ends them all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.accounts add column session_epoch integer not null default 0`.execute(db);
  await sql`alter table core.account_sign_ins add column session_epoch integer not null default 0`.execute(db);
  await sql`alter table core.account_sessions add column family_id uuid not null default gen_random_uuid()`.execute(db);
  await sql`create index account_sessions_by_family on core.account_sessions (family_id)`.execute(db);
}
