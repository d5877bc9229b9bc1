import { expect, test } from 'vitest';
import { isOutOfRetries, retryUntilDone } from './retry-policy.ts';
import { tryUntilDone } from './try-until-done.ts';

const atOnce = { ...retryUntilDone('try'), intervalSeconds: 0, maxAttempts: 3 };

/** Fails so often, then answers. */
function failing(times: number) {
  let tried = 0;
  const work = async () => {
    tried += 1;
    if (tried <= times) throw new Error(`not yet, ${tried}`);
    return 'done';
  };
  return { work, tried: () => tried };
}

test('what succeeds is done once', async () => {
  const { work, tried } = failing(0);
  expect(await tryUntilDone(work, atOnce)).toBe('done');
  expect(tried()).toBe(1);
});

test('what fails is tried again until it is done', async () => {
  const { work, tried } = failing(2);
  expect(await tryUntilDone(work, atOnce)).toBe('done');
  expect(tried()).toBe(3);
});

test('what fails to the last is given up in the words of DBOS, so that it is handed to a person', async () => {
  const { work, tried } = failing(3);
  const error = await tryUntilDone(work, atOnce).catch((thrown: unknown) => thrown);
  expect(isOutOfRetries(error)).toBe(true);
  expect(tried()).toBe(3);
});

test('the pauses grow by the rate', async () => {
  const startedAt = performance.now();
  await tryUntilDone(failing(2).work, { ...atOnce, intervalSeconds: 0.05, backoffRate: 3 });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(195);
});
