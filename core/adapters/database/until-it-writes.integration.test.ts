import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPool, openAhead } from './database.ts';
import { createThrowawayDatabase } from './throwaway-database.ts';
import { untilItWrites } from './until-it-writes.ts';

test('whoever starts before the database is there waits for it, and says so once', async () => {
  const database = await createThrowawayDatabase();
  const admin = createPool(database.url, () => {}, 1);
  const missing = new URL(database.url);
  missing.pathname += '_later';
  const pool = createPool(missing.href, () => {});
  const said: unknown[] = [];
  let isThere = false;
  const waiting = untilItWrites(pool, (error) => said.push(error)).then(() => expect(isThere).toBe(true));
  await sleep(1_200);
  isThere = true;
  await admin.query(`create database "${missing.pathname.slice(1)}"`);
  await waiting;
  expect(said).toHaveLength(1);
  await pool.end();
  await admin.end();
});

test('connections are there before the first visitor needs one; a database that is away stops nobody from starting', async () => {
  const database = await createThrowawayDatabase();
  const pool = createPool(database.url, () => {}, 3, 3);
  await openAhead(pool, 3);
  expect([pool.totalCount, pool.idleCount]).toEqual([3, 3]);
  await pool.end();
  const away = createPool('postgres://root@127.0.0.1:1/nothing', () => {}, 3, 3);
  await openAhead(away, 3);
  expect(away.totalCount).toBe(0);
  await away.end();
});
