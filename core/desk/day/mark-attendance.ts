import { type Day, inLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from '../desk-request.ts';
import type { AttendanceKind } from './day-sheet-store.ts';

type Press = Pick<DeskRequest, 'store' | 'staff' | 'requestId'> & { appointmentId: number };
type MarkTrouble = DeskTrouble | { kind: 'notYet' };
type Marked = Promise<Result<'done' | 'alreadyDone', MarkTrouble>>;

/** “Chegou”, “Faltou”. On the day itself or later, never before. */
export async function markAttendance(press: Press, { kind, day }: { kind: AttendanceKind; day: Day }, now: Date): Marked {
  if (day > inLisbon(now).day) return err({ kind: 'notYet' });
  const { store, staff, appointmentId, requestId } = press;
  const bookingId = await store.day.bookingOf(appointmentId);
  const entry = { staff, bookingId, requestId, action: kind, detail: { appointment: appointmentId } };
  return store.act<MarkTrouble>(entry, async (transaction) => {
    if (!(await transaction.attendance.addMark(appointmentId, kind, staff.name))) return err({ kind: 'nothingToDo' });
    if (bookingId) await transaction.addStaffEvent(bookingId, { kind, by: staff });
    return ok('done' as const);
  });
}

/** The mark stays as a row, with who took it back and when. */
export async function undoAttendance({ store, staff, appointmentId, requestId }: Press): Marked {
  const bookingId = await store.day.bookingOf(appointmentId);
  const entry = { staff, bookingId, requestId, action: 'attendanceUndone' as const, detail: { appointment: appointmentId } };
  return store.act<MarkTrouble>(entry, async (transaction) => {
    const undone = await transaction.attendance.undoMark(appointmentId, staff.name);
    if (!undone) return err({ kind: 'nothingToDo' });
    if (bookingId) await transaction.addStaffEvent(bookingId, { kind: 'attendanceUndone', by: staff });
    return ok('done' as const);
  });
}
