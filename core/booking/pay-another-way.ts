import { err, ok, type Result } from '../kernel/result.ts';
import type { Booking } from './booking.ts';
import type { BookingStore, BookingTransaction } from './booking-store.ts';
import { isOpen, isStandingReference, type Payment } from './payment.ts';
import type { PaymentMethod } from './payment-provider.ts';
import { replacePayment } from './replace-payment.ts';
import { mbwayAnswerMinutes, shortestMultibancoHours } from './rules/constants.ts';
import type { PaymentSwitches } from './rules/payment-choice.ts';
import { goesAhead, isPaid } from './rules/standing-visit.ts';

export type OtherWay = { method: 'multibanco' } | { method: 'mbway'; phone: string };
export type OtherWayTrouble =
  | { kind: 'notFound' }
  /** Ended, given up, or its deadline is over: there is nothing to pay for. */
  | { kind: 'notPayable' }
  | { kind: 'notOffered' }
  /** A question stands on the phone and may be answered at any moment: no second one beside it. */
  | { kind: 'stillWaiting' };

const minuteMs = 60_000;

/** The last moment at which the answer to a question on the phone may reach us. */
export const answeredUntil = ({ requestedAt, answerBy }: Payment): Date =>
  new Date(Math.max(requestedAt.getTime() + mbwayAnswerMinutes * minuteMs, answerBy?.getTime() ?? 0));

/** What can still be paid with: the deadline stays as it was, so each way needs the time it takes. */
export function waysToPay({ payBy }: Pick<Booking, 'payBy'>, now: Date, switches: PaymentSwitches): PaymentMethod[] {
  const left = payBy ? payBy.getTime() - now.getTime() : 0;
  const needed: Record<PaymentMethod, number> = {
    multibanco: shortestMultibancoHours * 60 * minuteMs,
    mbway: mbwayAnswerMinutes * minuteMs,
  };
  return (['multibanco', 'mbway'] as const).filter((method) => switches[method] && left >= needed[method]);
}

/**
 * MB WAY once more, or the other way. A reference that was handed out stays good until the new way is there (`requestPayment` then
 * strikes it out); if it is paid all the same, that money counts, and money that came twice goes back.
 */
export function payAnotherWay(
  store: BookingStore,
  bookingId: string,
  { way, switches }: { way: OtherWay; switches: PaymentSwitches },
): Promise<Result<'asked' | 'alreadyPaid', OtherWayTrouble>> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' as const });
    const { booking, now } = locked;
    if (isPaid(booking)) return ok('alreadyPaid' as const);
    const payments = await transaction.payments(bookingId);
    if (!isPayable(booking, payments, now)) return err({ kind: 'notPayable' as const });
    if (payments.some((payment) => isOpen(payment) && payment.method === 'mbway' && answeredUntil(payment) > now))
      return err({ kind: 'stillWaiting' as const });
    const hasReference = payments.some(isStandingReference);
    // The reference is already there: nothing new is needed.
    const isThere = way.method === 'multibanco' && hasReference;
    if (!isThere && !waysToPay(booking, now, switches).includes(way.method)) return err({ kind: 'notOffered' as const });
    await callOff(transaction, payments, now);
    await transaction.change(bookingId, {
      paymentMethod: way.method,
      mbwayPhone: way.method === 'mbway' ? way.phone : null,
      // Should the provider stay silent now, then the patient was left with no way to pay and has not failed to.
      ...(!hasReference && { paymentRequestedAt: null }),
    });
    // Named by how many there were: pressed twice, it is one more request and not two.
    if (!isThere) await transaction.start({ kind: 'requestPayment', bookingId, again: `${way.method}-${payments.length}` });
    return ok('asked' as const);
  });
}

/** From now on the next is waited for: also where the last one had ended. How it ended stands in the booking's events. */
async function callOff(transaction: BookingTransaction, payments: readonly Payment[], now: Date): Promise<void> {
  for (const payment of payments.filter((each) => isOpen(each) && !isStandingReference(each)))
    await replacePayment(transaction, payment, now);
  const last = payments.at(-1);
  if (!last || isOpen(last) || last.endKind === 'replaced') return;
  await transaction.changePayment(last.id, { endedAt: now, endKind: 'cancelled' });
  await transaction.note(last.bookingId, 'paymentEnded', { kind: 'cancelled' });
}

/** Money of a wrong amount is a person's to judge; until then no more is asked for. */
const isPayable = (booking: Booking, payments: readonly Payment[], now: Date): boolean =>
  booking.paymentMethod !== null &&
  goesAhead(booking) &&
  booking.givenUpAt === null &&
  booking.payBy !== null &&
  booking.payBy > now &&
  payments.every(({ paidAt }) => paidAt === null);
