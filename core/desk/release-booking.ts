import type { Booking } from '../booking/model/booking.ts';
import { awaitsRelease, clinicAppointmentId, hasClinicAppointment, isEnded } from '../booking/model/booking-predicates.ts';
import { changeDeadline, defaultNoticeHours } from '../booking/model/change-deadline.ts';
import { isMoney } from '../booking/model/money-to-return.ts';
import type { Payment } from '../booking/model/payment.ts';
import { returnMoney } from '../booking/payment/return-money.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { DeskTransaction } from './desk-store.ts';

/** A booked visit, or one that is being booked. An ended one whose appointment still exists is released by a retry. */
export const mayBeReleased = (booking: Booking, now: Date): boolean =>
  booking.startsAt > now && !isEnded(booking) && !awaitsRelease(booking) && (hasClinicAppointment(booking) || booking.releasedAt === null);

/** What becomes of money that was paid, where the patient cancels after the deadline until which it costs nothing. */
export const lateMoneyDecisions = ['returned', 'kept'] as const;
export type LateMoneyDecision = (typeof lateMoneyDecisions)[number];
/** What the patient says of their own accord; a category, because nobody's health belongs here. */
export const patientCancelReasons = ['cannotMakeIt', 'notNeeded', 'elsewhere', 'cost', 'otherReason'] as const;
export type PatientCancelReason = (typeof patientCancelReasons)[number];

type Decided = { money: LateMoneyDecision | null; noticeHours: number; why?: PatientCancelReason | null };
type ReleaseTrouble = DeskTrouble | { kind: 'notChosen' };

/** The clinic's terms promise the money back until then, and to talk about it afterwards: so somebody has to say what was agreed. */
export const asksAboutMoney = (booking: Booking, payments: readonly Payment[], { noticeHours, now }: { noticeHours: number; now: Date }) =>
  now > changeDeadline(booking.startsAt, noticeHours) && payments.some(isMoney);

/**
 * Releases the slot: the worker unschedules the appointment at the clinic. This is the patient's own cancellation, made through the front
 * desk: at any time before the visit, with a mail to the patient. Until the deadline all money goes back; after it as it was decided.
 */
export const releaseByDesk = (request: DeskRequest, decided: Decided = { money: null, noticeHours: defaultNoticeHours }) => {
  const { store, staff, bookingId, requestId } = request;
  const entry = { staff, bookingId, requestId, action: 'release' as const, detail: told(decided.money, decided.why) };
  return store.act<ReleaseTrouble>(entry, (transaction) => releaseNow(transaction, request, decided));
};

const told = (money: LateMoneyDecision | null, why: PatientCancelReason | null = null) => ({
  ...(money && { money }),
  ...(why && { why }),
});

export async function releaseNow(
  transaction: DeskTransaction,
  { staff, bookingId, requestId }: DeskRequest,
  { money, noticeHours, why }: Decided,
): Promise<Result<'done', ReleaseTrouble>> {
  const locked = await transaction.lock(bookingId);
  if (!locked) return err({ kind: 'notFound' });
  const { booking, now } = locked;
  if (!mayBeReleased(booking, now)) return err({ kind: 'nothingToDo' });
  const isToDecide = asksAboutMoney(booking, await transaction.lockPayments(bookingId), { noticeHours, now });
  // Kept before the deadline would break the terms: the page that offered it was about other hours.
  if (isToDecide ? money === null : money === 'kept') return err({ kind: 'notChosen' });
  await transaction.change(bookingId, { cancelledAt: now });
  const detail = told(isToDecide ? money : null, why);
  await transaction.addStaffEvent(bookingId, { kind: 'cancelledByDesk', by: staff, detail });
  if (money !== 'kept') await returnMoney(transaction, bookingId, 'cancelled', now);
  await transaction.enqueueWork({ kind: 'release', bookingId, appointmentId: clinicAppointmentId(booking), again: requestId });
  return ok('done');
}
