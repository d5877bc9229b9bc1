import { expect, test } from 'vitest';
import { sendTimeOf } from './issue-desk.ts';

const now = new Date('2026-11-16T09:00:00Z');

test('without a time an issue leaves at once, else at that time in Lisbon', () => {
  expect(sendTimeOf({ day: '', time: '' }, now)).toEqual({ ok: true, value: now });
  expect(sendTimeOf({ day: '2027-06-01', time: '09:30' }, now)).toEqual({ ok: true, value: new Date('2027-06-01T08:30:00Z') });
});

test.each([
  ['2026-11-15', '09:00', 'timePast'],
  ['2028-01-01', '09:00', 'timeInvalid'],
  ['2026-02-30', '09:00', 'timeInvalid'],
  ['2026-12-01', '', 'timeInvalid'],
  ['', '09:00', 'timeInvalid'],
])('%s %s is refused: %s', (day, time, kind) => expect(sendTimeOf({ day, time }, now)).toEqual({ ok: false, error: { kind } }));
