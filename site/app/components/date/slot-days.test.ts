import { expect, test } from 'vitest';
import { dayToOpen, partsOfDay } from './slot-days.ts';

test('times are grouped into morning and afternoon, in order', () => {
  expect(partsOfDay(['18:00', '10:00', '13:00', '09:20'])).toEqual([
    { part: 'morning', times: ['09:20', '10:00'] },
    { part: 'afternoon', times: ['13:00', '18:00'] },
  ]);
});

test('a part of the day without times is not mentioned', () => {
  expect(partsOfDay(['10:00'])).toEqual([{ part: 'morning', times: ['10:00'] }]);
  expect(partsOfDay([])).toEqual([]);
});

test('the first day with room is open, unless a slot was chosen before', () => {
  const days = [
    { date: '2026-11-16', times: [] },
    { date: '2026-11-17', times: ['10:00'] },
    { date: '2026-11-18', times: ['11:00'] },
  ];
  expect(dayToOpen(days, undefined)).toBe('2026-11-17');
  expect(dayToOpen(days, '2026-11-18T11:00')).toBe('2026-11-18');
});
