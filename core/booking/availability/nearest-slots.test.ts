import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, fromLisbon } from '../../kernel/lisbon-time.ts';
import { nearestSlots } from './nearest-slots.ts';
import type { Slot } from './slots.ts';

const slot = (date: string, time: string, doctorId = 3): Slot => ({ doctorId, date, time });

test('the closest times come in the order of time, the taken one not among them', () => {
  const taken = slot('2027-03-01', '10:20');
  const free = [slot('2027-02-26', '17:00'), slot('2027-03-01', '10:00'), taken, slot('2027-03-01', '10:40'), slot('2027-03-01', '11:00')];
  expect(nearestSlots(free, taken, 3)).toEqual([free[1], free[3], free[4]]);
});

test('the same time with another doctor is the closest of all', () => {
  const free = [slot('2027-03-01', '10:00'), slot('2027-03-01', '10:20', 7)];
  expect(nearestSlots(free, slot('2027-03-01', '10:20'), 1)).toEqual([free[1]]);
});

test('of two equally close the earlier is offered', () =>
  expect(nearestSlots([slot('2027-03-01', '10:00'), slot('2027-03-01', '10:40')], slot('2027-03-01', '10:20'), 1)).toEqual([
    slot('2027-03-01', '10:00'),
  ]));

test('distance is elapsed time: the night of the clock change is an hour shorter', () => {
  // From Saturday 12:00 it is 24 h back to Friday, and 23 h on to Sunday 12:00.
  const free = [slot('2027-03-26', '12:00'), slot('2027-03-28', '12:00')];
  expect(nearestSlots(free, slot('2027-03-27', '12:00'), 1)).toEqual([free[1]]);
});

const anySlot = fc.record({
  doctorId: fc.constantFrom(1, 2),
  date: fc.integer({ min: 0, max: 10 }).map((days) => addDays('2027-10-26', days)),
  time: fc.constantFrom('10:00', '10:20', '14:00', '19:40'),
});

test('no omitted slot is closer than a returned one', () =>
  fc.assert(
    fc.property(fc.uniqueArray(anySlot, { selector: JSON.stringify }), anySlot, fc.integer({ min: 0, max: 8 }), (free, taken, count) => {
      const near = nearestSlots(free, taken, count);
      const others = free.filter((one) => JSON.stringify(one) !== JSON.stringify(taken));
      const distance = (one: Slot) =>
        Math.abs((fromLisbon(one.date, one.time)?.getTime() ?? 0) - (fromLisbon(taken.date, taken.time)?.getTime() ?? 0));
      expect(near).toHaveLength(Math.min(count, others.length));
      const farthest = Math.max(0, ...near.map(distance));
      for (const left of others.filter((one) => !near.includes(one))) expect(distance(left)).toBeGreaterThanOrEqual(farthest);
    }),
  ));
