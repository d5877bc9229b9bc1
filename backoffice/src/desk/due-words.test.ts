import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { expect, test } from 'vitest';
import { dueGroup, relativeMoment } from './due-words.ts';

const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);
const now = at('2026-11-17', '11:42');

test.each([
  ['2026-11-17', '10:55', 'hoje às 10:55', 'today at 10:55', 'overdue'],
  ['2026-11-17', '15:20', 'hoje às 15:20', 'today at 15:20', 'today'],
  ['2026-11-18', '15:20', 'amanhã às 15:20', 'tomorrow at 15:20', 'tomorrow'],
  ['2026-11-16', '18:10', 'ontem às 18:10', 'yesterday at 18:10', 'overdue'],
  ['2026-11-19', '12:40', 'quinta, 19/11 às 12:40', 'Thu, 19/11 at 12:40', 'later'],
])('a time near now is said as people say it: %s %s', (day, time, pt, en, group) => {
  expect([relativeMoment(at(day, time), now, 'pt'), relativeMoment(at(day, time), now, 'en')]).toEqual([pt, en]);
  expect(dueGroup(at(day, time), now)).toBe(group);
});
