import { expect, test } from 'vitest';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { isClosedOn, parsePreferredDate, preferredDates } from './preferred-date.ts';

const today = '2026-11-16';
/** Closed on Wednesdays and Sundays, and for a week in January. */
const calendar: OpeningCalendar = {
  hours: [
    { weekdays: [1, 2, 4, 5], opens: '10:00', closes: '20:00' },
    { weekdays: [6], opens: '09:00', closes: '13:00' },
  ],
  closures: [{ from: '2027-01-04', until: '2027-01-10' }],
};
const dates = preferredDates(today, calendar);

test('a wish can be for a Saturday where the clinic is open on Saturdays', () => {
  expect(isClosedOn('2026-11-21', dates)).toBe(false);
  expect(parsePreferredDate('2026-11-21', today, calendar)).toEqual({ ok: true, value: '2026-11-21' });
});

test.each([
  ['a weekday on which nobody is there', '2026-11-18'],
  ['a holiday', '2026-12-08'],
  ['a closure', '2027-01-07'],
])('a wish cannot be for %s', (_, day) => {
  expect(isClosedOn(day, dates)).toBe(true);
  expect(parsePreferredDate(day, today, calendar)).toMatchObject({ ok: false, error: { kind: 'dateClosed' } });
});
