import { err, ok, type Result } from '../kernel/result.ts';
import type { Booking } from './booking.ts';
import type { BookingStore } from './booking-store.ts';
import { isOpen, type Payment } from './payment.ts';
import type { PaymentMethod } from './payment-provider.ts';
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
 * MB WAY once more, or the other way. A reference that was handed out is struck out at the provider, if it can; if it is paid all
 * the same, that money counts, and money that came twice goes back.
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
    const open = payments.filter(isOpen);
    // The reference is already there: nothing new is needed.
    if (way.method === 'multibanco' && open.some(({ method, acceptedAt }) => method === 'multibanco' && acceptedAt))
      return ok('asked' as const);
    if (open.some((payment) => payment.method === 'mbway' && answeredUntil(payment) > now)) return err({ kind: 'stillWaiting' as const });
    if (!waysToPay(booking, now, switches).includes(way.method)) return err({ kind: 'notOffered' as const });
    // The last one too, though it had ended: from now on the next is waited for. How it ended stands in the booking's events.
    const isLast = (payment: Payment) => payment === payments.at(-1) && payment.endKind !== 'replaced';
    for (const payment of payments.filter((each) => isOpen(each) || isLast(each))) {
      const endKind = isOpen(payment) ? 'replaced' : 'cancelled';
      await transaction.changePayment(payment.id, { endedAt: now, endKind });
      await transaction.note(bookingId, 'paymentEnded', { kind: endKind });
      if (endKind === 'replaced') await transaction.start({ kind: 'cancelReplaced', paymentId: payment.id });
    }
    await transaction.change(bookingId, { paymentMethod: way.method, mbwayPhone: way.method === 'mbway' ? way.phone : null });
    // Named by how many there were: pressed twice, it is one more request and not two.
    await transaction.start({ kind: 'requestPayment', bookingId, again: `${way.method}-${payments.length}` });
    return ok('asked' as const);
  });
}

/** Money of a wrong amount is a person's to judge; until then no more is asked for. */
const isPayable = (booking: Booking, payments: readonly Payment[], now: Date): boolean =>
  booking.paymentMethod !== null &&
  goesAhead(booking) &&
  booking.givenUpAt === null &&
  booking.payBy !== null &&
  booking.payBy > now &&
  payments.every(({ paidAt }) => paidAt === null);
