import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import { clinicPolicies } from './clinic-policies.ts';
import type { ClinicResponse } from './parse-response.ts';

// The breaker reads the clock; pauses are real and short.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

type Response = ClinicResponse<string>;
const answered: Response = { kind: 'answered', answer: 'yes' };
const unavailable: Response = { kind: 'unavailable', reason: 'a test' };
const refused: Response = { kind: 'refused', refusal: 'slotTaken', reason: 'A_CODE' };
const keyRefused: Response = { kind: 'keyRefused' };

function start(limits = {}) {
  const lines: string[] = [];
  const logger = createLogger('test', 'debug', { write: (line) => lines.push(line) });
  const { read, write } = clinicPolicies({ readTries: 2, retryPauseMs: 1, failuresToOpen: 3, halfOpenAfterMs: 1_000, ...limits }, logger);
  const attempt = vi.fn(async () => answered);
  const failWrites = async (times: number, response = unavailable) => {
    for (let n = 0; n < times; n++) await write(async () => response);
  };
  /** Whether a call gets through to the clinic. */
  const isCalled = async () => {
    attempt.mockClear();
    await write(attempt);
    return attempt.mock.calls.length === 1;
  };
  return { read, write, failWrites, isCalled, attempt, log: () => lines.join('') };
}

test('a read is tried again, a write never', async () => {
  const { read, write, attempt } = start();
  attempt.mockResolvedValueOnce(unavailable);
  expect(await read(attempt)).toEqual(answered);
  expect(attempt).toHaveBeenCalledTimes(2);
  attempt.mockClear().mockResolvedValueOnce(unavailable);
  expect(await write(attempt)).toEqual(unavailable);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('a read that fails each time ends with the last response', async () => {
  const { read, attempt } = start({ readTries: 3, failuresToOpen: 10 });
  attempt.mockResolvedValue(unavailable);
  expect(await read(attempt)).toEqual(unavailable);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test.each([refused, keyRefused])('a read is not tried again after $kind', async (response) => {
  const { read, attempt } = start();
  attempt.mockResolvedValue(response);
  expect(await read(attempt)).toEqual(response);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('those who failed together do not return together', async () => {
  const { read } = start({ retryPauseMs: 100 });
  const pauses = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const times: number[] = [];
      await read(async () => {
        times.push(performance.now());
        return times.length === 1 ? unavailable : answered;
      });
      return (times[1] ?? 0) - (times[0] ?? 0);
    }),
  );
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(49);
  expect(pauses[0]).not.toBe(pauses[1]);
});

test('a few failures are nothing, and an answer or a refusal between them starts the count anew', async () => {
  const { failWrites, isCalled } = start();
  for (const between of [answered, refused]) {
    await failWrites(2);
    await failWrites(1, between);
  }
  await failWrites(2);
  expect(await isCalled()).toBe(true);
});

test.each([unavailable, keyRefused])(
  'after so many times $kind in a row the clinic is not called, and the log says so once',
  async (response) => {
    const { failWrites, isCalled, log } = start();
    await failWrites(5, response);
    expect(await isCalled()).toBe(false);
    pass(1_000);
    await failWrites(1, response);
    expect(await isCalled()).toBe(false);
    expect(log().match(/the clinic service is down/g)).toHaveLength(1);
  },
);

test('while it is open a read is not tried again', async () => {
  const { read, failWrites, attempt } = start({ retryPauseMs: 60_000 });
  await failWrites(3);
  expect(await read(attempt)).toMatchObject({ kind: 'unavailable' });
  expect(attempt).not.toHaveBeenCalled();
});

test('after the pause exactly one call tries, and the others do not wait for it', async () => {
  const { write, failWrites, isCalled } = start();
  await failWrites(3);
  pass(999);
  expect(await isCalled()).toBe(false);
  pass(1);
  const trial = Promise.withResolvers<Response>();
  const trying = write(() => trial.promise);
  expect(await isCalled()).toBe(false);
  expect(await isCalled()).toBe(false);
  trial.resolve(answered);
  expect(await trying).toEqual(answered);
  expect(await isCalled()).toBe(true);
});

test('a trial call that fails means another pause', async () => {
  const { failWrites, isCalled } = start();
  await failWrites(3);
  pass(1_000);
  await failWrites(1);
  pass(999);
  expect(await isCalled()).toBe(false);
  pass(1);
  expect(await isCalled()).toBe(true);
});

test('a clinic that goes down again after it was back is a line in the log again', async () => {
  const { failWrites, log } = start();
  await failWrites(3);
  pass(1_000);
  await failWrites(1, answered);
  await failWrites(3);
  expect(log().match(/the clinic service is down/g)).toHaveLength(2);
});
