import { expect, test } from 'vitest';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { openingCalendar, usualCalendar } from '../../working-hours/opening-calendar.ts';
import { dueBeforeVisit } from './due-before-visit.ts';

const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);

test.each([
  ['weeks ahead: the evening before', at('2026-11-02', '12:00'), at('2026-11-18', '15:20'), at('2026-11-17', '20:00')],
  ['a Monday: Friday evening', at('2026-11-02', '12:00'), at('2026-11-16', '10:00'), at('2026-11-13', '20:00')],
  [
    'booked the evening before, after closing: by the visit',
    at('2026-11-17', '21:00'),
    at('2026-11-18', '15:20'),
    at('2026-11-18', '15:20'),
  ],
  ['after closing time: while somebody is still there', at('2026-11-18', '09:00'), at('2026-11-18', '20:40'), at('2026-11-18', '20:00')],
  ['when nobody is there before it: by the visit', at('2026-11-20', '21:00'), at('2026-11-21', '11:00'), at('2026-11-21', '11:00')],
])('the doctor has the note before the visit, and it is not overdue at once: %s', (_, now, startsAt, dueAt) => {
  expect(dueBeforeVisit(startsAt, usualCalendar, now)).toEqual(dueAt);
});

test('days on which the settings say that the clinic is closed are not counted on', () => {
  const closed = openingCalendar([], [{ from: '2026-11-16', until: '2026-11-17' }]);
  expect(dueBeforeVisit(at('2026-11-18', '10:20'), closed, at('2026-11-02', '12:00'))).toEqual(at('2026-11-13', '20:00'));
});
