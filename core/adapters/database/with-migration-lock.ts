import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const lockKey = 7_302_411;
const retryAfterMs = 100;

/** Runs `work` while no other process migrates the same database. */
export async function withMigrationLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // Loss of this connection only loses the lock; the work's own connection reports the outage.
  client.on('error', () => {});
  await client.connect();
  try {
    // Asking again, not waiting inside PostgreSQL: a waiting query keeps a snapshot open, and
    // CREATE INDEX CONCURRENTLY in DBOS's migrations would wait for that snapshot for ever.
    while (!(await tryLock(client))) await sleep(retryAfterMs);
    return await work();
  } finally {
    await client.end();
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey]);
  return rows[0]?.locked === true;
}
