import { expect, test } from 'vitest';
import { firstFreeSlot, groupByDay } from './slot-days.ts';

const slot = (date: string, time: string) => ({ doctorId: 3, date, time });

test('the day is halved at noon, and noon belongs to the afternoon', () => {
  const slots = [slot('2027-03-01', '10:00'), slot('2027-03-01', '11:59'), slot('2027-03-01', '12:00'), slot('2027-03-03', '19:40')];
  expect(groupByDay(slots)).toEqual([
    { date: '2027-03-01', morning: [slots[0], slots[1]], afternoon: [slots[2]] },
    { date: '2027-03-03', morning: [], afternoon: [slots[3]] },
  ]);
});

test('days without a free time are not listed', () => expect(groupByDay([])).toEqual([]));

test('the first free slot is the earliest, if there is any', () => {
  expect(firstFreeSlot([slot('2027-03-01', '18:00'), slot('2027-03-02', '10:00')])).toEqual(slot('2027-03-01', '18:00'));
  expect(firstFreeSlot([])).toBeNull();
});
