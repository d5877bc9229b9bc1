import type { Booking } from '../../booking/model/booking.ts';
import { awaitsRelease, goesAhead } from '../../booking/model/booking-predicates.ts';
import { isForgotten } from '../../booking/visit-link/link-state.ts';
import { type Day, inLisbon } from '../../kernel/lisbon-time.ts';
import type { AttendanceMark, DaySheetStore } from './day-sheet-store.ts';

/** `mark`: null while nobody has said whether the patient came. */
export type FileAttendance = { appointmentId: number; day: Day; mark: AttendanceMark | null };

/** Whether the patient of one booking came, as the day sheet of its day has it; null before that day, and where no visit stands. */
export async function readAttendance(store: Pick<DaySheetStore, 'marks'>, booking: Booking, now: Date): Promise<FileAttendance | null> {
  const { appointmentId, startsAt } = booking;
  const { day } = inLisbon(startsAt);
  if (appointmentId === null || day > inLisbon(now).day || isForgotten(booking)) return null;
  if (!goesAhead(booking) || awaitsRelease(booking)) return null;
  const [mark = null] = await store.marks([appointmentId]);
  return { appointmentId, day, mark };
}
