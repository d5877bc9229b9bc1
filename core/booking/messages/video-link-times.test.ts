import { expect, test } from 'vitest';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { openingCalendar, usualCalendar } from '../../working-hours/opening-calendar.ts';
import { videoLinkTimes } from './video-link-times.ts';

const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);

test.each([
  ['an afternoon', at('2026-11-18', '15:20'), at('2026-11-17', '10:00'), at('2026-11-18', '14:20')],
  ['the first hour of a day: the evening before', at('2026-11-18', '10:20'), at('2026-11-17', '10:00'), at('2026-11-17', '20:00')],
  ['a Monday: asked for on Friday', at('2026-11-16', '10:00'), at('2026-11-13', '10:00'), at('2026-11-13', '20:00')],
  ['after a holiday in the week', at('2026-12-02', '11:00'), at('2026-11-30', '10:00'), at('2026-12-02', '10:00')],
])('the link is sent while the clinic is open, in time before the visit: %s', (_, startsAt, askFrom, dueAt) => {
  expect(videoLinkTimes(startsAt, usualCalendar)).toEqual({ askFrom, dueAt });
});

test('days on which the settings say that the clinic is closed are not counted on', () => {
  const closed = openingCalendar([], [{ from: '2026-11-16', until: '2026-11-17' }]);
  const times = { askFrom: at('2026-11-13', '10:00'), dueAt: at('2026-11-13', '20:00') };
  expect(videoLinkTimes(at('2026-11-18', '10:20'), closed)).toEqual(times);
});
