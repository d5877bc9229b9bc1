import { expect, test } from 'vitest';
import { type ResendLimit, type Resent, resendLimit } from './resend-limit.ts';

const now = new Date('2026-11-17T10:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (ms: number, mail = 'confirmed'): Resent => ({ mail, at: new Date(now.getTime() - ms) });
const hourly = (times: number) => Array.from({ length: times }, (_, index) => ago((index + 1) * 60 * minute));

test.each<[string, Resent[], ResendLimit | null]>([
  ['nothing was sent again yet', [], null],
  ['the same letter at this moment', [ago(0)], 'justResent'],
  ['the same letter almost two minutes ago', [ago(2 * minute - 1)], 'justResent'],
  ['the same letter two minutes ago', [ago(2 * minute)], null],
  ['another letter at this moment', [ago(0, 'moved')], null],
  ['four times today', hourly(4), null],
  ['five times today', hourly(5), 'resentTooOften'],
  [
    'five times today, other letters among them',
    [...hourly(3), ago(30 * minute, 'moved'), ago(3 * minute, 'preparation')],
    'resentTooOften',
  ],
  ['five times, the first almost a day ago', [...hourly(4), ago(day - 1)], 'resentTooOften'],
  ['five times, the first a day ago', [...hourly(4), ago(day)], null],
  ['five times today and just now: the nearer reason', [...hourly(5), ago(minute)], 'justResent'],
])('%s', (_, resent, limit) => {
  expect(resendLimit('confirmed', resent, now)).toBe(limit);
});
