import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGate, TooBusy } from './gate.ts';

test('so many work at once, so many wait, and the rest is turned away at once', async () => {
  const gate = createGate({ places: 2, waiting: 3 });
  let [running, most] = [0, 0];
  const work = () =>
    gate.enter(async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(5);
      running -= 1;
    });
  const all = await Promise.allSettled(Array.from({ length: 7 }, work));
  expect(most).toBe(2);
  expect(all.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
  expect(all.at(-1)).toMatchObject({ reason: expect.any(TooBusy) });
});

test('work that fails gives its place back', async () => {
  const gate = createGate({ places: 1, waiting: 0 });
  await expect(gate.enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate.enter(async () => 'yes')).resolves.toBe('yes');
});
