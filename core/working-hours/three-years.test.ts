import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, fromLisbon, inLisbon, weekdayFromMonday } from '../kernel/lisbon-time.ts';
import { type OpeningCalendar, usualCalendar } from './opening-calendar.ts';
import { replyWorkingHours } from './reply-hours.ts';
import { addWorkingHours, addWorkingMs, isWorkingDay, workingMsBetween } from './working-hours.ts';

const hourMs = 3_600_000;
const at = (moment: string) => fromLisbon(moment.slice(0, 10), moment.slice(11)) ?? new Date(Number.NaN);
const inWords = (instant: Date) => Object.values(inLisbon(instant)).join(' ');

/** Copied by hand from the calendar on the wall: the holidays of each year that fall on a day from Monday to Friday. */
const closedWeekdays = {
  2026: ['01-01', '04-03', '05-01', '06-04', '06-10', '10-05', '12-01', '12-08', '12-25'],
  2027: ['01-01', '03-26', '05-27', '06-10', '10-05', '11-01', '12-01', '12-08'],
  2028: ['04-14', '04-25', '05-01', '06-13', '06-15', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
};
const workingDays = { 2026: 252, 2027: 253, 2028: 249 };

test.each([2026, 2027, 2028] as const)(
  '%i: the clinic is closed on weekends and on the days of the hand-written list, and on no other',
  (year) => {
    const open: string[] = [];
    for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
      const isClosed = weekdayFromMonday(day) > 4 || closedWeekdays[year].includes(day.slice(5));
      expect(isWorkingDay(day, usualCalendar), day).toBe(!isClosed);
      if (!isClosed) open.push(day);
    }
    expect(open).toHaveLength(workingDays[year]);
    const hours = workingMsBetween(at(`${year}-01-01 00:00`), at(`${year + 1}-01-01 00:00`), usualCalendar) / hourMs;
    expect(hours, 'ten a day, whatever the clocks do').toBe(workingDays[year] * 10);
  },
);

test.each([
  ['2026-01-01 12:00', '2026-01-06 14:00', 'asked on New Year’s Day'],
  ['2026-03-27 16:00', '2026-03-31 20:00', 'clocks go forward on Sunday'],
  ['2026-04-02 15:00', '2026-04-07 19:00', 'Good Friday; Easter Monday is a working day'],
  ['2026-04-30 19:00', '2026-05-06 13:00', 'first of May on a Friday'],
  ['2026-06-03 10:00', '2026-06-08 14:00', 'Corpus Christi on a Thursday'],
  ['2026-06-09 20:00', '2026-06-15 14:00', 'asked at closing time, before Portugal Day'],
  ['2026-10-02 12:30', '2026-10-07 16:30', 'Republic Day on a Monday'],
  ['2026-10-23 18:00', '2026-10-28 12:00', 'clocks go back on Sunday'],
  ['2026-11-30 14:00', '2026-12-03 18:00', 'first of December on a Tuesday'],
  ['2026-12-07 09:59', '2026-12-10 14:00', 'asked a minute before opening, the eighth between'],
  ['2026-12-24 19:59', '2026-12-30 13:59', 'a minute before closing, then Christmas and a weekend'],
  ['2026-12-31 15:00', '2027-01-05 19:00', 'across the year'],
  ['2027-03-25 16:00', '2027-03-30 20:00', 'Good Friday and the clocks on Easter Sunday'],
  ['2027-04-30 11:00', '2027-05-04 15:00', 'first of May on a Saturday costs nothing'],
  ['2027-05-26 12:00', '2027-05-31 16:00', 'Corpus Christi'],
  ['2027-10-04 17:00', '2027-10-08 11:00', 'Republic Day on a Tuesday'],
  ['2027-10-29 13:00', '2027-11-03 17:00', 'clocks go back, and All Saints on the Monday after'],
  ['2027-11-30 23:30', '2027-12-06 14:00', 'asked in the night before a holiday'],
  ['2027-12-24 10:00', '2027-12-28 14:00', 'Christmas on a Saturday'],
  ['2028-01-01 00:00', '2028-01-05 14:00', 'the first minute of a year that begins on a Saturday'],
  ['2028-02-28 15:00', '2028-03-01 19:00', 'across the 29th of February'],
  ['2028-03-24 19:30', '2028-03-29 13:30', 'clocks go forward on Sunday'],
  ['2028-04-13 18:00', '2028-04-19 12:00', 'Good Friday'],
  ['2028-04-24 12:00', '2028-04-27 16:00', 'the 25th of April on a Tuesday'],
  ['2028-04-28 17:00', '2028-05-04 11:00', 'first of May on a Monday'],
  ['2028-06-12 18:00', '2028-06-19 12:00', 'Saint Anthony and Corpus Christi in one week'],
  ['2028-08-14 10:00', '2028-08-17 14:00', 'Assumption'],
  ['2028-10-04 19:00', '2028-10-10 13:00', 'Republic Day on a Thursday'],
  ['2028-10-27 20:00', '2028-11-02 14:00', 'clocks go back, All Saints on a Wednesday'],
  ['2028-11-30 16:00', '2028-12-05 20:00', 'first of December on a Friday'],
  ['2028-12-07 11:00', '2028-12-12 15:00', 'the eighth on a Friday'],
  ['2028-12-22 12:00', '2028-12-27 16:00', 'Christmas on a Monday'],
])('asked %s, answered by %s: %s', (asked, due) => {
  const end = addWorkingHours(at(asked), replyWorkingHours, usualCalendar);
  expect(inWords(end)).toBe(due);
  expect(workingMsBetween(at(asked), end, usualCalendar)).toBe(replyWorkingHours * hourMs);
});

const withClosures: OpeningCalendar = {
  ...usualCalendar,
  closures: [
    { from: '2026-12-28', until: '2026-12-31' },
    { from: '2027-08-16', until: '2027-08-20' },
    { from: '2028-06-14', until: '2028-06-14' },
  ],
};

test.each([
  ['2026-12-23 15:00', '2027-01-04 19:00', 'the week between Christmas and New Year'],
  ['2027-08-13 16:00', '2027-08-24 20:00', 'a week of August'],
  ['2028-06-12 18:00', '2028-06-20 12:00', 'a bridge between two holidays'],
])('with the announced closures, asked %s, answered by %s: %s', (asked, due) =>
  expect(inWords(addWorkingHours(at(asked), replyWorkingHours, withClosures))).toBe(due),
);

/** Nobody works then; but if somebody did, the clock would have to be right. */
const sundayNights: OpeningCalendar = { hours: [{ weekdays: [0], opens: '00:00', closes: '06:00' }], closures: [] };

test.each([
  ['2026-03-29', 5],
  ['2026-10-25', 7],
  ['2027-03-21', 6],
  ['2027-10-31', 7],
  ['2028-03-26', 5],
  ['2028-10-29', 7],
])('the night of %s has %i hours between midnight and six', (day, hours) =>
  expect(workingMsBetween(at(`${day} 00:00`), at(`${day} 12:00`), sundayNights) / hourMs).toBe(hours),
);

test('counting on and counting between agree, from whatever moment', () =>
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 6_000 }),
      (start, minutes) => {
        const end = addWorkingMs(start, minutes * 60_000, withClosures);
        expect(workingMsBetween(start, end, withClosures)).toBe(minutes * 60_000);
        expect(workingMsBetween(end, start, withClosures)).toBe(0);
      },
    ),
  ));
