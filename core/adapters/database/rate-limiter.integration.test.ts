import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../limits/limits.ts';
import { createDatabase, createPool } from './database.ts';
import { rateLimiter } from './rate-limiter.ts';
import { createMigratedDatabase } from './throwaway-migrated.ts';

let pool: pg.Pool;
beforeAll(async () => {
  const database = await createMigratedDatabase();
  pool = createPool(database.url, () => {});
});
afterAll(async () => {
  await pool.end();
});

const limiter = (visitorsPerAddress = 1) => rateLimiter(createDatabase(pool), { secret: 'a secret', visitorsPerAddress });

test('lets through as many as allowed, however many come at once, and each subject for itself', async () => {
  const within = limiter();
  const answers = await Promise.all(Array.from({ length: 8 }, () => within('codesPerBrowser', 'one')));
  expect(answers.filter(Boolean)).toHaveLength(limits.codesPerBrowser.uses);
  expect(await within('codesPerBrowser', 'another')).toBe(true);
  expect(await within('bookingsPerContact', 'one')).toBe(true);
});

test('begins anew when the time is over', async () => {
  const within = limiter();
  for (let use = 0; use <= limits.bookingsPerContact.uses; use++) await within('bookingsPerContact', 'antonio@exemplo.pt');
  expect(await within('bookingsPerContact', 'antonio@exemplo.pt')).toBe(false);
  await pool.query("update core.rate_limits set ends_at = now() - interval '1 second'");
  expect(await within('bookingsPerContact', 'antonio@exemplo.pt')).toBe(true);
});

test('an address that many share has their number of uses; a contact has its own', async () => {
  const within = limiter(2);
  const answers: boolean[] = [];
  for (let use = 0; use < 2 * limits.codesPerAddress.uses + 1; use++) answers.push(await within('codesPerAddress', '192.0.2.1'));
  expect(answers.filter(Boolean)).toHaveLength(2 * limits.codesPerAddress.uses);
});

test('keeps nobody in plain words', async () => {
  await limiter()('bookingsPerContact', 'joaquim@exemplo.pt');
  const { rows } = await pool.query("select encode(subject, 'escape') as subject from core.rate_limits");
  expect(JSON.stringify(rows)).not.toContain('joaquim');
});
