import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLisbon, inLisbon } from '../kernel/lisbon-time.ts';
import { usualCalendar } from './opening-calendar.ts';
import { replyWorkingHours } from './reply-hours.ts';
import { addWorkingHours, isWorkingDay } from './working-hours.ts';

const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);

test.each([
  ['counted from opening time, two days and four hours', '2027-03-01', '10:00', '2027-03-03', '14:00'],
  ['written in the evening, the next morning counts', '2027-03-01', '22:15', '2027-03-04', '14:00'],
  ['written in the night, that morning counts', '2027-03-02', '03:00', '2027-03-04', '14:00'],
  ['a weekend does not count', '2027-03-05', '15:30', '2027-03-09', '19:30'],
  ['Good Friday and the changing of the clocks lie between', '2027-03-25', '16:00', '2027-03-30', '20:00'],
  ['Corpus Christi does not count', '2027-05-26', '12:00', '2027-05-31', '16:00'],
  ['Christmas and a weekend do not count', '2026-12-24', '11:00', '2026-12-29', '15:00'],
  ['Portugal Day does not count; 13 June is a Sunday that year', '2027-06-09', '19:00', '2027-06-15', '13:00'],
  ['neither Saint Anthony’s day nor Corpus Christi counts, both in one week', '2028-06-12', '18:00', '2028-06-19', '12:00'],
])('24 working hours: %s', (_, day, time, untilDay, untilTime) =>
  expect(inLisbon(addWorkingHours(at(day, time), replyWorkingHours, usualCalendar))).toEqual({ day: untilDay, time: untilTime }),
);

const anyInstant = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
const someHours = fc.integer({ min: 1, max: 100 });

test('the promise always ends while somebody is there', () =>
  fc.assert(
    fc.property(anyInstant, someHours, (start, hours) => {
      const end = addWorkingHours(start, hours, usualCalendar);
      const { day, time } = inLisbon(end);
      expect(isWorkingDay(day, usualCalendar) && time >= '10:00' && time <= '20:00').toBe(true);
      expect(end.getTime() - start.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000);
    }),
  ));

test('hours counted in two goes are the same hours', () =>
  fc.assert(
    fc.property(anyInstant, someHours, someHours, (start, first, second) => {
      const add = (from: Date, hours: number) => addWorkingHours(from, hours, usualCalendar);
      expect(add(add(start, first), second)).toEqual(add(start, first + second));
    }),
  ));
