import { expect, test } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

function start() {
  const clock = { ms: 0 };
  const breaker = circuitBreaker({ silencesToOpen: 3, restMs: 1_000, now: () => clock.ms });
  const silences = (count: number) => Array.from({ length: count }, () => breaker.wasSilent());
  const pass = (ms: number) => {
    clock.ms += ms;
  };
  return { breaker, silences, pass };
}

test('a few silences are nothing, and an answer between them starts the count anew', () => {
  const { breaker, silences } = start();
  silences(2);
  breaker.answered();
  silences(2);
  expect(breaker.letsThrough()).toBe(true);
});

test('after so many silences in a row nobody is let through, and it says so once', () => {
  const { breaker, silences } = start();
  expect(silences(5)).toEqual([false, false, true, false, false]);
  expect(breaker.letsThrough()).toBe(false);
});

test('after the rest one call tries, and the others still do not wait', () => {
  const { breaker, silences, pass } = start();
  silences(3);
  pass(999);
  expect(breaker.letsThrough()).toBe(false);
  pass(1);
  expect([breaker.letsThrough(), breaker.letsThrough()]).toEqual([true, false]);
});

test('an answer to the try lets everybody through', () => {
  const { breaker, silences, pass } = start();
  silences(3);
  pass(1_000);
  breaker.letsThrough();
  breaker.answered();
  expect([breaker.letsThrough(), breaker.letsThrough()]).toEqual([true, true]);
});

test('silence to the try means another rest', () => {
  const { breaker, silences, pass } = start();
  silences(3);
  pass(1_000);
  breaker.letsThrough();
  expect(breaker.wasSilent()).toBe(false);
  expect(breaker.letsThrough()).toBe(false);
  pass(1_000);
  expect(breaker.letsThrough()).toBe(true);
});
