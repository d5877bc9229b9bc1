import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who it is about stands here only as a keyed digest. Lost in a crash, it only begins to count anew: so it is not logged.
  await sql`
    create unlogged table core.rate_limits (
      subject bytea primary key,
      uses integer not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index rate_limits_by_end on core.rate_limits (ends_at)`.execute(db);
}
