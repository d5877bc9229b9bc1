import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from './throwaway-database.ts';

let database: ThrowawayDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createThrowawayDatabase();
  pool = createPool(database.url, () => {});
});
afterAll(async () => {
  await pool.end();
});

test('a connection that breaks between two queries fails the transaction and nothing else', async () => {
  const work = inTransaction(pool, async ({ client }) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await sleep(200);
    await client.query('select 1');
  });
  await expect(work).rejects.toThrow();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
