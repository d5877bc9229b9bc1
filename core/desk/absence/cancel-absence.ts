import type { ClinicCancelReason } from '../../booking/model/clinic-cancellation.ts';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok } from '../../kernel/result.ts';
import type { DaySources } from '../day/read-day-sheet.ts';
import type { DeskRequest, DeskTrouble } from '../desk-request.ts';
import type { DeskTransaction } from '../desk-store.ts';
import { type ClinicCancel, callBy, cancelForClinicNow } from './cancel-for-clinic.ts';
import { type DoctorAbsence, isAbsence } from './doctor-absence.ts';
import { type AbsenceLine, readAbsence } from './read-absence.ts';

/** What the page showed, and its reader confirmed: nothing that came in meanwhile is cancelled unseen. */
type Confirmed = DoctorAbsence & { reason: ClinicCancelReason; bookingIds: string[]; appointmentIds: number[] };
type Press = Pick<DeskRequest, 'store' | 'staff' | 'requestId'> & { clinic: DaySources['clinic'] };

/**
 * Closes the days on the site and cancels the doctor's visits for the clinic: all of it in one transaction, with the work that follows.
 * Whoever made theirs by telephone is to be called; their appointments stay in the clinic's book, where its staff take them out.
 */
export async function cancelAbsence({ store, clinic, staff, requestId }: Press, confirmed: Confirmed, now: Date) {
  const { doctorId, from, to, reason } = confirmed;
  if (!isAbsence(confirmed)) return err({ kind: 'nothingToDo' as const });
  const { lines } = await readAbsence({ store, clinic }, confirmed, now);
  // In one order for everybody: two desks at once wait for one another instead of locking each other out.
  const bookings = lines.flatMap(({ booking }) => (booking && confirmed.bookingIds.includes(booking.id) ? [booking.id] : [])).sort();
  const calls = lines.filter(({ visit, by }) => by === 'call' && visit.bookingId === null && isConfirmed(visit, confirmed));
  const detail = { doctor: doctorId, from, to, why: reason, bookings, appointments: calls.map(({ visit }) => String(visit.appointmentId)) };
  const cancel = { reason, calendar: await store.openingCalendar() };
  return store.act<DeskTrouble>({ staff, bookingId: null, requestId, action: 'absence', detail }, async (transaction) => {
    let done = (await transaction.absences.declare({ doctorId, from, to, reason }, staff.name)) ? 1 : 0;
    for (const bookingId of bookings) {
      const cancelled = await cancelForClinicNow(transaction, { store, staff, bookingId, requestId }, cancel);
      if (cancelled.ok) done += 1;
    }
    for (const call of calls) if (await askForCall(transaction, call, cancel, now)) done += 1;
    return done > 0 ? ok('done' as const) : err({ kind: 'nothingToDo' });
  });
}

const isConfirmed = ({ appointmentId }: AbsenceLine['visit'], { appointmentIds }: Confirmed): boolean =>
  appointmentId !== null && appointmentIds.includes(appointmentId);

/** The work item holds numbers alone: who it is, the clinic's record tells to whoever calls. */
async function askForCall(
  transaction: DeskTransaction,
  { visit }: AbsenceLine,
  { reason, calendar }: ClinicCancel,
  now: Date,
): Promise<boolean> {
  const { appointmentId, patientId, doctorId, day, start } = visit;
  if (appointmentId === null || (await transaction.isCallAsked(appointmentId))) return false;
  await transaction.openWorkItem({
    ...{ kind: 'clinicCancelled', subject: { kind: 'appointment', id: String(appointmentId) } },
    detail: { patientId: patientId ?? 0, doctorId, day, time: start, why: reason },
    dueAt: callBy(fromLisbon(day, start) ?? now, now, calendar),
  });
  return true;
}
