import { expect, test } from 'vitest';
import { fromLisbon, inLisbon } from '../kernel/lisbon-time.ts';
import { openingCalendar, usualCalendar } from './opening-calendar.ts';
import { addWorkingDays, addWorkingHours, isWorkingDay } from './working-hours.ts';

const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('a closure that the clinic has announced does not count', () => {
  const calendar = openingCalendar([{ weekdays, opens: '10:00', closes: '20:00' }], [{ from: '2026-12-28', until: '2026-12-31' }]);
  expect(inLisbon(addWorkingHours(at('2026-12-24', '11:00'), 24, calendar))).toEqual({ day: '2027-01-05', time: '15:00' });
  expect(isWorkingDay('2026-12-28', calendar)).toBe(false);
  expect(isWorkingDay('2026-12-28', usualCalendar)).toBe(true);
});

test('hours and weekdays are those of the settings', () => {
  const hours = [
    { weekdays: ['Monday'], opens: '09:00', closes: '13:00' },
    { weekdays: ['Saturday'], opens: '09:00', closes: '12:00' },
  ];
  const calendar = openingCalendar(hours, []);
  expect(inLisbon(addWorkingHours(at('2027-03-01', '08:00'), 6, calendar))).toEqual({ day: '2027-03-06', time: '11:00' });
});

test.each([[[]], [[{ weekdays: [], opens: '10:00', closes: '20:00' }]], [[{ weekdays, opens: 'dez', closes: '20:00' }]]])(
  'settings that name no hours leave the usual ones',
  (hours) => expect(openingCalendar(hours, [])).toEqual(usualCalendar),
);

test('ten working days end at closing time, without the day itself, weekends and holidays', () => {
  expect(inLisbon(addWorkingDays(at('2027-03-01', '11:00'), 10, usualCalendar))).toEqual({ day: '2027-03-15', time: '20:00' });
  expect(inLisbon(addWorkingDays(at('2027-03-22', '23:00'), 10, usualCalendar))).toEqual({ day: '2027-04-06', time: '20:00' });
});

test('a closure typed with a wrong year does not put a promise off for ever', () => {
  const calendar = openingCalendar([{ weekdays, opens: '10:00', closes: '20:00' }], [{ from: '2026-12-24', until: '2062-12-27' }]);
  expect(addWorkingHours(at('2026-12-24', '11:00'), 24, calendar) < at('2028-06-01', '10:00')).toBe(true);
});
