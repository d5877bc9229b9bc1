import { expect, test } from 'vitest';
import { leaveOutHeld } from './held-slots.ts';
import { mergeSlots } from './slots.ts';

const times = ['09:40', '10:00', '10:20', '10:40'];
const hold = (doctorId: number, from: string, to: string) => ({ doctorId, startsAt: new Date(from), endsAt: new Date(to) });

test('a held time is left out, its neighbours are not', () => {
  const held = [hold(3, '2027-03-01T10:00Z', '2027-03-01T10:20Z')];
  expect(leaveOutHeld([{ doctorId: 3, date: '2027-03-01', times }], held, 20)).toEqual([
    { doctorId: 3, date: '2027-03-01', times: ['09:40', '10:20', '10:40'] },
  ]);
});

test('a long visit is not offered where it would run into a held time, nor inside a long hold', () => {
  const held = [hold(3, '2027-03-01T10:00Z', '2027-03-01T10:40Z')];
  expect(leaveOutHeld([{ doctorId: 3, date: '2027-03-01', times }], held, 40)[0]?.times).toEqual(['10:40']);
});

test('in summer a hold means the hour on Lisbon’s clocks', () => {
  const held = [hold(3, '2027-07-01T09:00Z', '2027-07-01T09:20Z')];
  expect(leaveOutHeld([{ doctorId: 3, date: '2027-07-01', times }], held, 20)[0]?.times).toEqual(['09:40', '10:20', '10:40']);
});

test('a time held with one doctor is still offered with the next who has it', () => {
  const freeDays = [3, 7].map((doctorId) => ({ doctorId, date: '2027-03-01', times: ['10:00'] }));
  const held = [hold(3, '2027-03-01T10:00Z', '2027-03-01T10:20Z')];
  expect(mergeSlots(leaveOutHeld(freeDays, held, 20), [3, 7])).toEqual([{ doctorId: 7, date: '2027-03-01', time: '10:00' }]);
});

test('a time that the clocks skip is never offered', () =>
  expect(leaveOutHeld([{ doctorId: 3, date: '2027-03-28', times: ['01:20', '10:00'] }], [], 20)[0]?.times).toEqual(['10:00']));
