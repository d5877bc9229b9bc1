import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('never lets more work run than there are places, and loses none, failures included', async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const work = (n: number) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(1);
      running -= 1;
      if (n % 3 === 0) throw new Error(`${n} failed`);
      return n;
    });
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(work));
  expect(most).toBe(2);
  expect(results.map((result) => result.status === 'fulfilled')).toEqual([true, true, false, true, true, false, true]);
});
