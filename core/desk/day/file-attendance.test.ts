import { expect, test } from 'vitest';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { bookedVisit, sampleBooking } from '../testing/sample-booking.ts';
import type { AttendanceMark } from './day-sheet-store.ts';
import { readAttendance } from './file-attendance.ts';

const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);
const startsAt = at('2026-11-18', '10:20');
const visit = bookedVisit({ startsAt });
const mark: AttendanceMark = { appointmentId: 77, kind: 'arrived', markedAt: at('2026-11-18', '10:14'), markedBy: 'Rita do Balcão' };
const store = { marks: async (ids: number[]) => (ids.includes(mark.appointmentId) ? [mark] : []) };
const morning = at('2026-11-18', '09:00');

test('from the first minute of the day of the visit on, the file knows who came', async () => {
  expect(await readAttendance(store, visit, at('2026-11-17', '23:59'))).toBeNull();
  expect(await readAttendance(store, visit, at('2026-11-18', '00:00'))).toEqual({ appointmentId: 77, day: '2026-11-18', mark });
  expect(await readAttendance(store, visit, at('2026-12-18', '12:00'))).toMatchObject({ mark });
});

test('while nobody has marked it there is no mark', async () => {
  expect(await readAttendance({ marks: async () => [] }, visit, morning)).toMatchObject({ mark: null });
});

test.each([
  ['was cancelled', bookedVisit({ startsAt, cancelledAt: morning })],
  ['was moved', bookedVisit({ startsAt, movedTo: visit.id })],
  ['is about to leave the book', bookedVisit({ startsAt, givenUpAt: new Date() })],
  ['is not in the clinic’s book', sampleBooking({ startsAt })],
  ['is of somebody who is forgotten', bookedVisit({ startsAt, patient: { ...visit.patient, name: '' } })],
])('nobody comes to a visit that %s', async (_, booking) => {
  expect(await readAttendance(store, booking, morning)).toBeNull();
});
