import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FreeDay } from '../../clinic/clinic-service.ts';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { leaveOutHeld } from './held-slots.ts';
import { doctorsFreeAt, existingTimes, offeredDays, withoutDay } from './offered-days.ts';

const window = { from: '2027-03-26', to: '2027-03-30' };
const date = fc.constantFrom('2027-03-25', '2027-03-26', '2027-03-28', '2027-03-30', '2027-03-31');
const time = fc.constantFrom('10:00', '10:20', '15:40');
const doctorId = fc.constantFrom(1, 2, 3);
const freeDays = fc.array(fc.record({ doctorId, date, times: fc.uniqueArray(time) }));
const moment = fc.record({ doctorId, date, time });
const holdOf = ({ doctorId: doctor, date: day, time: start }: { doctorId: number; date: string; time: string }) => {
  const startsAt = fromLisbon(day, start) ?? new Date(Number.NaN);
  return { doctorId: doctor, startsAt, endsAt: new Date(startsAt.getTime() + 20 * 60_000) };
};

test('what is offered was free, lies in the days asked for, is with a doctor asked for, and is not held', () =>
  fc.assert(
    fc.property(freeDays, fc.array(moment), fc.uniqueArray(doctorId), (free, held, doctorIds) => {
      const offered = offeredDays(free, { window, doctorIds, holds: held.map(holdOf), visitMinutes: 20 });
      const keys = (days: FreeDay[]) => days.flatMap((day) => day.times.map((start) => `${day.doctorId} ${day.date} ${start}`));
      const heldKeys = held.map((one) => `${one.doctorId} ${one.date} ${one.time}`);
      const inside = free.filter((day) => day.date >= window.from && day.date <= window.to && doctorIds.includes(day.doctorId));
      expect(keys(offered)).toEqual(keys(inside).filter((key) => !heldKeys.includes(key)));
    }),
  ));

test('looking only at days near a hold gives what looking at every time gives, at any hour and over both clock changes', () => {
  const anyDay = fc.constantFrom('2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01');
  const anyTime = fc.constantFrom('00:00', '00:40', '01:20', '02:00', '12:00', '23:20', '23:40');
  const anyDays = fc.array(fc.record({ doctorId, date: anyDay, times: fc.uniqueArray(anyTime) }));
  const instant = fc.record({
    doctorId,
    date: anyDay,
    minutes: fc.integer({ min: -120, max: 1_560 }),
    lasts: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(anyDays, fc.array(instant), fc.constantFrom(20, 40, 60), (free, held, visitMinutes) => {
      const holds = held.map(({ doctorId: doctor, date: day, minutes, lasts }) => {
        const startsAt = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
        return { doctorId: doctor, startsAt, endsAt: new Date(startsAt.getTime() + lasts * 60_000) };
      });
      const offer = { window: { from: '2027-03-01', to: '2027-11-30' }, doctorIds: [1, 2, 3], holds, visitMinutes };
      expect(offeredDays(existingTimes(free), offer)).toEqual(leaveOutHeld(free, holds, visitMinutes));
    }),
    { numRuns: 500 },
  );
});

test('everybody who is free at a time is named, in the order given, and nobody else', () =>
  fc.assert(
    fc.property(freeDays, fc.uniqueArray(doctorId), date, time, (free, doctorIds, day, start) => {
      const isFree = (id: number) => free.some((one) => one.doctorId === id && one.date === day && one.times.includes(start));
      expect(doctorsFreeAt(free, doctorIds, { date: day, time: start })).toEqual(doctorIds.filter(isFree));
    }),
  ));

test('one doctor’s day is struck out, and no other', () => {
  const days = [1, 2].flatMap((id) => ['2027-03-26', '2027-03-30'].map((day) => ({ doctorId: id, date: day, times: ['10:00'] })));
  expect(withoutDay(days, 1, '2027-03-30')).toEqual([days[0], days[2], days[3]]);
});
