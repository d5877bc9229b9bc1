import { expect } from 'vitest';
import { test as harnessTest } from './harness/harness-test.ts';
import { workerPool } from './harness/worker-pool.ts';
import { plainPaths } from './plain-paths/plain-paths.ts';

/** The other company that may take the money: no cancelling, and references that end by the day. */
const test = harnessTest.extend('workers', { scope: 'file' }, ({ harness }) => workerPool(harness, { PAYMENT_PROVIDER: 'ifthenpay' }));

plainPaths(test);

test('all of it was asked of ifthenpay', async ({ harness }) => {
  const { rows } = await harness.pool.query<{ provider: string }>('select distinct provider from core.payments');
  expect(rows).toEqual([{ provider: 'ifthenpay' }]);
});
