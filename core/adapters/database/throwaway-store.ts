import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { createDbosClient } from '../dbos/dbos-client.ts';
import { createPool } from './database.ts';
import { createMigratedDatabase } from './throwaway-migrated.ts';

export type ThrowawayStore = { url: string; pool: pg.Pool; dbos: DBOSClient; close: () => Promise<void> };

/** For tests: a fresh database with our tables and those of DBOS, with a pool and a DBOS client. */
export async function createThrowawayStore(): Promise<ThrowawayStore> {
  const database = await createMigratedDatabase();
  const pool = createPool(database.url, () => {});
  const dbos = await createDbosClient(database.url, pool);
  const close = async () => {
    await dbos.destroy();
    await pool.end();
  };
  return { url: database.url, pool, dbos, close };
}
