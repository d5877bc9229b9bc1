import { expect, test } from 'vitest';
import { otherHours, otherHoursAfter } from './other-hours.ts';
import type { Slot } from './slots.ts';

const slot = (doctorId: number, date: string, time = '10:00'): Slot => ({ doctorId, date, time });
const lost = { doctorId: 1, date: '2026-12-01', isOnlyDoctor: true };

test('two hours with the same doctor and the first of anybody else are proposed, in the order of time', () => {
  const slots = [slot(2, '2026-12-01'), slot(1, '2026-12-03'), slot(2, '2026-12-03'), slot(1, '2026-12-04'), slot(1, '2026-12-05')];
  expect(otherHours(slots, lost)).toEqual([slot(2, '2026-12-01'), slot(1, '2026-12-03'), slot(1, '2026-12-04')]);
});

test('nothing is proposed with that doctor on the day that was lost', () => {
  expect(otherHours([slot(1, '2026-12-01', '11:00'), slot(1, '2026-12-02')], lost)).toEqual([slot(1, '2026-12-02')]);
});

test('where the doctor has nothing, the first three of others are proposed', () => {
  const others = ['09:00', '09:30', '10:00', '10:30'].map((time) => slot(2, '2026-12-02', time));
  expect(otherHours(others, lost)).toEqual(others.slice(0, 3));
});

test('on a day on which the clinic closes nobody is proposed', () => {
  const slots = [slot(2, '2026-12-01'), slot(2, '2026-12-02')];
  expect(otherHours(slots, { ...lost, isOnlyDoctor: false })).toEqual([slot(2, '2026-12-02')]);
});

test('two visits that are cancelled together are shown different hours', () => {
  const slots = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'].map((time) => slot(1, '2026-12-02', time));
  const [first, second, third] = [[], [lost], [lost, lost]].map((before) => otherHoursAfter(slots, lost, before).map(({ time }) => time));
  expect([first, second, third]).toEqual([
    ['09:00', '09:30'],
    ['10:00', '10:30'],
    ['11:00', '11:30'],
  ]);
});

test('where others were shown everything that is free, it is shown again: the letter says that nothing is kept', () => {
  const slots = [slot(1, '2026-12-02', '09:00')];
  expect(otherHoursAfter(slots, lost, [lost])).toEqual(slots);
});
