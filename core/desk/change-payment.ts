import type { Booking } from '../booking/model/booking.ts';
import { isStandingReference } from '../booking/model/payment.ts';
import type { PaymentChoice, PaymentSwitches } from '../booking/model/payment-choice.ts';
import { type OtherWay, payAnotherWayWithin, waysToPay } from '../booking/payment/pay-another-way.ts';
import { isToBePaid, mayPayAtClinic, payAtClinic } from '../booking/payment/pay-at-clinic.ts';
import { err, ok } from '../kernel/result.ts';
import { parseMbwayPhone } from '../personal-data/phone.ts';
import type { DeskRequest, DeskTrouble, MovingTrouble } from './desk-request.ts';
import type { BookingFile } from './desk-store.ts';

type PaymentTrouble =
  | DeskTrouble
  | MovingTrouble
  | { kind: 'notOffered' }
  /** An answer on the phone, or the bank's, may come at any moment. */
  | { kind: 'stillWaiting' }
  | { kind: 'notAPhone' };

/** How an unpaid visit can be paid instead; nothing where it is paid, over, or paid at the clinic already. */
export function otherWaysToPay(
  { booking, payments }: Pick<BookingFile, 'booking' | 'payments'>,
  switches: PaymentSwitches,
  now: Date,
): PaymentChoice[] {
  const unpaid = { booking, payments, now };
  if (!isToBePaid(unpaid)) return [];
  const hasReference = booking.paymentMethod === 'multibanco' && payments.some(isStandingReference);
  const ahead = waysToPay(booking, now, switches)
    .filter((method) => method !== 'multibanco' || !hasReference)
    .filter((method) => method !== 'card' || hasEmail(booking));
  return mayPayAtClinic(unpaid, switches) ? ['atClinic', ...ahead] : ahead;
}

/** The page of the card is reached from a letter alone. */
const hasEmail = ({ patient, bookedBy }: Booking): boolean => Boolean(patient.email || bookedBy?.email);

type Wanted = { choice: PaymentChoice; mbwayPhone: string; switches: PaymentSwitches };

/** What the patient does on the visit's page, and what only the desk may agree to: that it is paid at the clinic. */
export const changePayment = async ({ store, staff, bookingId, requestId }: DeskRequest, { choice, mbwayPhone, switches }: Wanted) => {
  const way = toWay(choice, mbwayPhone);
  if (way === 'notAPhone') return err({ kind: 'notAPhone' as const });
  const entry = { staff, bookingId, requestId, action: 'changePayment' as const, detail: { way: choice } };
  return store.act<PaymentTrouble>(entry, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    if (await transaction.isBeingMoved(bookingId)) return err({ kind: 'beingMoved' });
    if (choice === 'card' && !hasEmail(locked.booking)) return err({ kind: 'notOffered' });
    const changed = way
      ? await payAnotherWayWithin(transaction, bookingId, { way, switches })
      : await payAtClinic(transaction, bookingId, switches);
    if (!changed.ok) return err({ kind: changed.error.kind === 'notPayable' ? 'nothingToDo' : changed.error.kind });
    if (changed.value === 'alreadyPaid') return err({ kind: 'nothingToDo' });
    await transaction.addStaffEvent(bookingId, { kind: 'paymentChanged', by: staff, detail: { way: choice } });
    return ok('done' as const);
  });
};

/** Null: at the clinic. */
function toWay(choice: PaymentChoice, mbwayPhone: string): OtherWay | null | 'notAPhone' {
  if (choice === 'atClinic') return null;
  if (choice !== 'mbway') return { method: choice };
  const phone = parseMbwayPhone(mbwayPhone);
  return phone.ok ? { method: 'mbway', phone: phone.value } : 'notAPhone';
}
