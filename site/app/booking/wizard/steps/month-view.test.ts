import { expect, test } from 'vitest';
import { askedMonth, monthsBeside, nextMonth, weeksOf } from './month-view.ts';

const today = '2026-11-15';

test('the week begins on Monday in Portuguese and on Sunday in English', () => {
  const [pt] = weeksOf('2026-12', new Map(), 'pt');
  expect(pt?.days.map((day) => day?.date ?? '')).toEqual([
    '',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  const [en] = weeksOf('2026-12', new Map(), 'en');
  expect(en?.first).toBe('2026-11-29');
});

test.each(['2026-02', '2026-12', '2027-02', '2028-02'])('every day of %s stands in its calendar exactly once', (month) => {
  const dates = weeksOf(month, new Map(), 'en').flatMap(({ days }) => days.flatMap((day) => day?.date ?? []));
  expect(new Set(dates).size).toBe(dates.length);
  expect(dates.at(0)).toBe(`${month}-01`);
  expect(nextMonth(dates.at(-1)?.slice(0, 7) ?? '')).toBe(nextMonth(month));
  expect(dates.length).toBe(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate());
});

test('free slots are counted on their day', () => {
  const days = weeksOf('2026-12', new Map([['2026-12-03', 4]]), 'pt').flatMap((week) => week.days);
  expect(days.find((day) => day?.date === '2026-12-03')?.count).toBe(4);
  expect(days.find((day) => day?.date === '2026-12-04')?.count).toBe(0);
});

test('only a month in which something may be booked is shown', () => {
  expect(askedMonth('2026-12', today)).toBe('2026-12');
  for (const wrong of [null, '', '2026-10', '2026-13', 'dezembro', '2031-01']) expect(askedMonth(wrong, today)).toBeNull();
  expect(monthsBeside('2026-11', today)).toEqual({ previous: null, next: '2026-12' });
  expect(monthsBeside('2027-11', today)).toEqual({ previous: '2027-10', next: null });
});
