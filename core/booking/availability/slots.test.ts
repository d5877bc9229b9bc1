import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeTimesOf, mergeSlots } from './slots.ts';

const at = (startHour: string, available = true) => ({ available, startHour });

test('a day without free intervals has no times, whatever its events say', () => {
  for (const freeIntervals of [0, -1, 0.5]) expect(freeTimesOf({ freeIntervals, events: [at('10:00:00')] })).toEqual([]);
});

test('events that are not available are ignored; times are hours and minutes, sorted, each once', () =>
  expect(
    freeTimesOf({ freeIntervals: 3, events: [at('11:20:00'), at('10:40:00', false), at('09:00'), at('11:20:30'), at('10:00:00')] }),
  ).toEqual(['09:00', '10:00', '11:20']));

test('what is no time is not offered', () =>
  expect(freeTimesOf({ freeIntervals: 1, events: [at('9:00:00'), at('24:00:00'), at('')] })).toEqual([]));

test('each slot goes to the first doctor having it', () => {
  const freeDays = [
    { doctorId: 7, date: '2027-03-02', times: ['10:00', '10:20'] },
    { doctorId: 3, date: '2027-03-02', times: ['10:20', '10:40'] },
    { doctorId: 3, date: '2027-03-01', times: ['18:00'] },
  ];
  expect(mergeSlots(freeDays, [3, 7])).toEqual([
    { doctorId: 3, date: '2027-03-01', time: '18:00' },
    { doctorId: 7, date: '2027-03-02', time: '10:00' },
    { doctorId: 3, date: '2027-03-02', time: '10:20' },
    { doctorId: 3, date: '2027-03-02', time: '10:40' },
  ]);
  expect(mergeSlots(freeDays, [7, 3])[2]).toEqual({ doctorId: 7, date: '2027-03-02', time: '10:20' });
});

test('doctors who were not asked for are left out', () =>
  expect(mergeSlots([{ doctorId: 202, date: '2027-03-01', times: ['10:00'] }], [3])).toEqual([]));

const freeDay = fc.record({
  doctorId: fc.constantFrom(1, 2, 3),
  date: fc.constantFrom('2027-03-01', '2027-03-02'),
  times: fc.array(fc.constantFrom('10:00', '10:20', '12:00', '15:40')),
});

test('no free time is lost or doubled, and the doctor of a slot is free then', () =>
  fc.assert(
    fc.property(fc.array(freeDay), (freeDays) => {
      const slots = mergeSlots(freeDays, [1, 2, 3]).map(({ date, time, doctorId }) => ({ moment: `${date} ${time}`, doctorId }));
      const moments = freeDays.flatMap(({ date, times }) => times.map((time) => `${date} ${time}`));
      expect(slots.map(({ moment }) => moment)).toEqual([...new Set(moments)].sort());
      for (const { moment, doctorId } of slots) {
        const having = freeDays.filter(({ date, times }) => times.some((time) => `${date} ${time}` === moment));
        expect(doctorId).toBe(Math.min(...having.map((day) => day.doctorId)));
      }
    }),
  ));
