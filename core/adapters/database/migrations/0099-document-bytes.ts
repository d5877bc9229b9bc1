import { type Kysely, sql } from 'kysely';

/** What an arriving file takes of the disk, a stretch ahead of what is there: what was announced may never come, and plain forms announce nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.documents add reserved_bytes bigint not null default 0`.execute(db);
  await sql`update core.documents set reserved_bytes = size_bytes where received_at is not null`.execute(db);
}
