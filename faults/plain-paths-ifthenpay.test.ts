import { expect } from 'vitest';
import { plainPaths } from './plain-paths/plain-paths.ts';
import { crew } from './room/crew.ts';
import { test as roomTest } from './room/room-test.ts';

/** The other company that may take the money: no cancelling, and references that end by the day. */
const test = roomTest.extend('workers', { scope: 'file' }, ({ room }) => crew(room, { PAYMENT_PROVIDER: 'ifthenpay' }));

plainPaths(test);

test('all of it was asked of ifthenpay', async ({ room }) => {
  const { rows } = await room.pool.query<{ provider: string }>('select distinct provider from core.payments');
  expect(rows).toEqual([{ provider: 'ifthenpay' }]);
});
