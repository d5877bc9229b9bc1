import { type Kysely, sql } from 'kysely';

/** Lists of accounts, and of records to choose from, show many people at once: each of them finds the list by their own id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_by_listed_accounts on core.audit_log using gin ((detail -> 'accounts')) where action = 'list'`.execute(
    db,
  );
  await sql`create index audit_log_by_listed_records on core.audit_log using gin ((detail -> 'patients')) where action = 'records'`.execute(
    db,
  );
}
