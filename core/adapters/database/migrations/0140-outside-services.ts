import { type Kysely, sql } from 'kysely';

/** When a service of others last answered, and since when it does not: a row for each service, nothing of any call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.outside_services (
      service text primary key check (service in ('clinic', 'payments', 'mail', 'sms', 'scanner')),
      last_ok_at timestamptz,
      failing_since timestamptz
    )`.execute(db);
}
