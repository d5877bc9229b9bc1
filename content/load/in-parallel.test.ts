import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('works on every item and never on more than allowed at once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await inParallel([1, 2, 3, 4, 5, 6, 7, 8, 9], 4, async (item) => {
    most = Math.max(most, ++running);
    await sleep(1);
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(4);
});

test('hands out nothing more after a failure', async () => {
  const begun: number[] = [];
  const failing = inParallel([1, 2, 3, 4], 1, async (item) => {
    begun.push(item);
    if (item === 2) throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(begun).toEqual([1, 2]);
});
