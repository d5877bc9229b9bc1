import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { concurrencyLimit, TooBusy } from './concurrency-limit.ts';

test('so many work at once, so many wait, and the rest is turned away at once', async () => {
  const limit = concurrencyLimit({ running: 2, waiting: 3 });
  let [working, most] = [0, 0];
  const work = () =>
    limit(async () => {
      working += 1;
      most = Math.max(most, working);
      await sleep(5);
      working -= 1;
    });
  const all = await Promise.allSettled(Array.from({ length: 7 }, work));
  expect(most).toBe(2);
  expect(all.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
  expect(all.at(-1)).toMatchObject({ reason: expect.any(TooBusy) });
});

test('work that fails gives its place back', async () => {
  const limit = concurrencyLimit({ running: 1, waiting: 0 });
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limit(async () => 'yes')).resolves.toBe('yes');
});

test('whoever waits is neither overtaken nor turned away by somebody who comes at the moment a place is free', async () => {
  const limit = concurrencyLimit({ running: 1, waiting: 1 });
  const order: string[] = [];
  const published = Promise.withResolvers<void>();
  const first = limit(() => published.promise);
  const waiting = limit(async () => order.push('waiting'));
  // Both wait for the same event as the work that is running.
  const newcomer = published.promise.then(() => limit(async () => order.push('newcomer')));
  const another = published.promise.then(() => limit(async () => order.push('another')));
  published.resolve();
  const all = await Promise.allSettled([first, waiting, newcomer, another]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(order).toEqual(['waiting', 'newcomer']);
});
