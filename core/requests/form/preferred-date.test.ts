import { expect, test } from 'vitest';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { isClosedOn, parsePreferredDate, preferredDates } from './preferred-date.ts';

/** By which somebody answers. */
const promised = '2026-11-17';
/** Closed on Wednesdays and Sundays, and for a week in January. */
const calendar: OpeningCalendar = {
  hours: [
    { weekdays: [1, 2, 4, 5], opens: '10:00', closes: '20:00' },
    { weekdays: [6], opens: '09:00', closes: '13:00' },
  ],
  closures: [{ from: '2027-01-04', until: '2027-01-10' }],
};
const dates = preferredDates(promised, calendar);

test('a wish can be for a Saturday where the clinic is open on Saturdays', () => {
  expect(isClosedOn('2026-11-21', dates)).toBe(false);
  expect(parsePreferredDate('2026-11-21', promised, calendar)).toEqual({ ok: true, value: '2026-11-21' });
});

test.each([
  ['a weekday on which nobody is there', '2026-11-18'],
  ['a holiday', '2026-12-08'],
  ['a closure', '2027-01-07'],
])('a wish cannot be for %s', (_, day) => {
  expect(isClosedOn(day, dates)).toBe(true);
  expect(parsePreferredDate(day, promised, calendar)).toMatchObject({ ok: false, error: { kind: 'dateClosed' } });
});

test('a wish is for a day after the one by which we answer', () => {
  expect(dates.first).toBe('2026-11-18');
  for (const day of ['2026-11-16', promised])
    expect(parsePreferredDate(day, promised, calendar)).toMatchObject({ ok: false, error: { kind: 'dateInvalid' } });
  expect(parsePreferredDate('2026-11-19', promised, calendar).ok).toBe(true);
});
