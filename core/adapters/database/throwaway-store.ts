import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { createDbosTables } from '../dbos/create-dbos-tables.ts';
import { createDbosClient } from '../dbos/dbos-client.ts';
import { createPool } from './database.ts';
import { migrateCore } from './migrate-core.ts';
import { createThrowawayDatabase } from './throwaway-database.ts';

export type ThrowawayStore = { pool: pg.Pool; dbos: DBOSClient; drop: () => Promise<void> };

/** For tests: a database of one's own with all our tables and the worker's, and both ways into it. */
export async function createThrowawayStore(): Promise<ThrowawayStore> {
  const database = await createThrowawayDatabase();
  await migrateCore(database.url);
  await createDbosTables(database.url);
  const pool = createPool(database.url, () => {});
  const dbos = await createDbosClient(database.url, pool);
  const drop = async () => {
    await dbos.destroy();
    await pool.end();
    await database.drop();
  };
  return { pool, dbos, drop };
}
