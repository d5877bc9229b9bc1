import { expect, test } from 'vitest';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { openingCalendar, usualCalendar } from '../../working-hours/opening-calendar.ts';
import { callBy } from './cancel-for-clinic.ts';

const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);
const farAway = at('2027-06-01', '10:00');

test.each([
  ['in the morning: the same afternoon', '2026-11-17', '11:00', '2026-11-17', '15:00'],
  ['late: the rest is left for the next morning', '2026-11-17', '18:00', '2026-11-18', '12:00'],
  ['after closing: four hours of the next day', '2026-11-17', '21:30', '2026-11-18', '14:00'],
  ['before opening: four hours of the same day', '2026-11-18', '07:00', '2026-11-18', '14:00'],
  ['on a Friday evening: on Monday', '2026-11-20', '20:30', '2026-11-23', '14:00'],
  ['on the evening before a holiday: the day after it', '2026-11-30', '19:00', '2026-12-02', '13:00'],
])('who is to be called because the clinic cancelled %s', (_, day, time, dueDay, dueTime) => {
  expect(callBy(farAway, at(day, time), usualCalendar)).toEqual(at(dueDay, dueTime));
});

test('never after the visit itself', () => {
  const startsAt = at('2026-11-18', '10:20');
  expect(callBy(startsAt, at('2026-11-17', '21:30'), usualCalendar)).toEqual(startsAt);
});

test('the clinic’s own closures count', () => {
  const hours = [{ opens: '10:00', closes: '20:00', weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] }];
  const calendar = openingCalendar(hours, [{ from: '2026-11-18', until: '2026-11-18' }]);
  expect(callBy(farAway, at('2026-11-17', '21:30'), calendar)).toEqual(at('2026-11-19', '14:00'));
});
