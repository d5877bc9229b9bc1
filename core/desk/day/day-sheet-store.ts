import type { Booking } from '../../booking/model/booking.ts';
import type { MoneyToReturn } from '../../booking/model/money-to-return.ts';
import type { Day } from '../../kernel/lisbon-time.ts';

export const attendanceKinds = ['arrived', 'missed'] as const;
export type AttendanceKind = (typeof attendanceKinds)[number];

/** That somebody came, or did not: kept by us, because the clinic's service has no place for it. */
export type AttendanceMark = { appointmentId: number; kind: AttendanceKind; markedAt: Date; markedBy: string };

/** What a patient told us on the day: late, or not coming. Also once the desk has passed it on; not once it was taken back. */
export const dayNotices = ['cannotCome', 'runningLate'] as const;
export type DayNotice = { appointmentId: number; kind: (typeof dayNotices)[number] };

export type DaySheetStore = {
  /** Our bookings of these days, and those of the named appointments, whenever we think that they are. */
  bookings(days: { from: Day; to: Day }, appointmentIds: number[]): Promise<Booking[]>;
  /** Those that stand. */
  marks(appointmentIds: number[]): Promise<AttendanceMark[]>;
  notices(appointmentIds: number[]): Promise<DayNotice[]>;
  /** The booking of an appointment; null where it was made at the clinic. */
  bookingOf(appointmentId: number): Promise<string | null>;
  /** What would go back of each of these bookings if it were cancelled now. */
  moneyToReturn(bookingIds: string[]): Promise<Map<string, MoneyToReturn>>;
  /** Those of these appointments whose patients are to be called because the clinic cancelled, or were called. */
  called(appointmentIds: number[]): Promise<number[]>;
};

export type AttendanceBook = {
  /** False if one stands already. `by`: the name of who pressed. */
  addMark(appointmentId: number, kind: AttendanceKind, by: string): Promise<boolean>;
  /** What was marked; null if nothing stands. */
  undoMark(appointmentId: number, by: string): Promise<AttendanceKind | null>;
};
