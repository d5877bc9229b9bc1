import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kernel/lisbon-time.ts';
import { findConflict } from './conflict.ts';

const now = new Date('2027-03-01T09:00Z');
const chosen = { date: '2027-03-29', start: '10:20', now };
const at = (date: string, start: string, id = 1) => ({ id, date, start });

test.each([
  ['2027-03-22', '10:20', true],
  ['2027-03-22', '10:19', false],
  ['2027-04-05', '10:20', true],
  ['2027-04-05', '10:21', false],
  ['2027-03-29', '10:20', true],
])('an appointment on %s at %s is too near to 29 March at 10:20: %s', (date, start, tooNear) =>
  expect(findConflict([at(date, start)], chosen) !== null).toBe(tooNear),
);

test('appointments of the past do not count', () => {
  const tomorrow = { date: '2027-03-02', start: '10:00', now };
  expect(findConflict([at('2027-02-28', '10:00'), at('2027-03-01', '08:59')], tomorrow)).toBeNull();
  expect(findConflict([at('2027-03-01', '09:01')], tomorrow)).not.toBeNull();
});

test('the earliest one is named, whatever their order', () =>
  expect(findConflict([at('2027-04-02', '10:00', 5), at('2027-03-25', '10:00', 6)], chosen)?.id).toBe(6));

test('a booking is no conflict with itself', () => {
  expect(findConflict([at('2027-03-29', '10:20', 9)], { ...chosen, except: 9 })).toBeNull();
  expect(findConflict([at('2027-03-29', '10:20', 9), at('2027-03-29', '11:00', 10)], { ...chosen, except: 9 })?.id).toBe(10);
});

const visit = fc.record({
  date: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2027-03-05', days)),
  start: fc.constantFrom('10:00', '12:20', '19:40'),
});

test('two future visits are too near to one another from either side', () =>
  fc.assert(
    fc.property(visit, visit, (one, other) => {
      const fromOne = findConflict([{ ...other, id: 1 }], { ...one, now });
      const fromOther = findConflict([{ ...one, id: 1 }], { ...other, now });
      expect(fromOne === null).toBe(fromOther === null);
    }),
  ));
