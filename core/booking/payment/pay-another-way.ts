import { err, ok, type Result } from '../../kernel/result.ts';
import type { Booking } from '../model/booking.ts';
import { goesAhead, isPaid } from '../model/booking-predicates.ts';
import { awaitsBank } from '../model/card-payment.ts';
import { mbwayAnswerMinutes, shortestMultibancoHours } from '../model/constants.ts';
import { isOpen, isStandingReference, type Payment, type PaymentMethod, paymentMethods } from '../model/payment.ts';
import { type PaymentSwitches, payByCard } from '../model/payment-choice.ts';
import type { BookingStore, BookingTransaction } from '../ports/booking-store.ts';
import { replacePayment } from './replace-payment.ts';

export type OtherWay = { method: 'multibanco' | 'card' } | { method: 'mbway'; phone: string };
export type OtherWayTrouble =
  | { kind: 'notFound' }
  /** Ended, given up, or past its deadline: there is nothing to pay for. */
  | { kind: 'notPayable' }
  | { kind: 'notOffered' }
  /** The visit is on its way to another hour, and takes its payment along as it stands. */
  | { kind: 'beingMoved' }
  /** An MB WAY request may be answered, or a card confirmed by the bank, at any moment: no second payment beside it. */
  | { kind: 'stillWaiting' };

const minuteMs = 60_000;

/** The last moment at which the answer to an MB WAY request may reach us. */
export const answeredUntil = ({ requestedAt, answerBy }: Payment): Date =>
  new Date(Math.max(requestedAt.getTime() + mbwayAnswerMinutes * minuteMs, answerBy?.getTime() ?? 0));

const isOnThePhone = (payment: Payment, now: Date): boolean =>
  isOpen(payment) && payment.method === 'mbway' && answeredUntil(payment) > now;

type Unpaid = Pick<Booking, 'payBy' | 'submittedAt' | 'startsAt'>;

/** The methods that are still possible before the deadline: each needs its minimum time, and only a card may move the deadline for it. */
export function waysToPay({ payBy, submittedAt, startsAt }: Unpaid, now: Date, switches: PaymentSwitches): PaymentMethod[] {
  if (!payBy || payBy <= now) return [];
  const left = payBy.getTime() - now.getTime();
  const possible: Record<PaymentMethod, boolean> = {
    multibanco: left >= shortestMultibancoHours * 60 * minuteMs,
    mbway: left >= mbwayAnswerMinutes * minuteMs,
    card: payByCard({ payBy, submittedAt, startsAt }, now) !== null,
  };
  return paymentMethods.filter((method) => switches[method] && possible[method]);
}

/**
 * Repeats MB WAY or the card, or changes the method. An issued reference stays valid until the new method is accepted (`requestPayment` then cancels
 * it). If it is paid all the same, that payment counts, and a double payment is refunded.
 */
export function payAnotherWay(
  store: BookingStore,
  bookingId: string,
  wanted: WantedWay,
): Promise<Result<'asked' | 'alreadyPaid', OtherWayTrouble>> {
  return store.inTransaction((transaction) => payAnotherWayWithin(transaction, bookingId, wanted));
}

type WantedWay = { way: OtherWay; switches: PaymentSwitches };

/** The same in a transaction that writes down more, as the front desk's does. */
export async function payAnotherWayWithin(
  transaction: BookingTransaction,
  bookingId: string,
  { way, switches }: WantedWay,
): Promise<Result<'asked' | 'alreadyPaid', OtherWayTrouble>> {
  const locked = await transaction.lock(bookingId);
  if (!locked) return err({ kind: 'notFound' });
  const { booking, now } = locked;
  if (isPaid(booking)) return ok('alreadyPaid');
  if (await transaction.isBeingMoved(bookingId)) return err({ kind: 'beingMoved' });
  const payments = await transaction.lockPayments(bookingId);
  if (!isPayable(booking, payments, now)) return err({ kind: 'notPayable' });
  if (isBeingPaid(payments, now)) return err({ kind: 'stillWaiting' });
  const hasReference = payments.some(isStandingReference);
  // The reference exists already: nothing new is needed.
  const isThere = way.method === 'multibanco' && hasReference;
  if (!isThere && !waysToPay(booking, now, switches).includes(way.method)) return err({ kind: 'notOffered' });
  await callOff(transaction, payments, now);
  const { payBy, submittedAt, startsAt } = booking;
  const payByNow = way.method === 'card' && payBy ? payByCard({ payBy, submittedAt, startsAt }, now) : null;
  await transaction.change(bookingId, {
    paymentMethod: way.method,
    // The work of the old deadline finds the new one: `giveUpUnpaid`.
    ...(payByNow && { payBy: payByNow }),
    mbwayPhone: way.method === 'mbway' ? way.phone : null,
    // If the provider does not respond now, the patient has no way to pay and so has not failed to pay.
    ...(!hasReference && { paymentRequestedAt: null }),
  });
  // Identified by the number of payments so far: pressed twice, it makes one more request, not two.
  if (!isThere) await transaction.enqueueWork({ kind: 'requestPayment', bookingId, again: `${way.method}-${payments.length}` });
  return ok('asked');
}

/** An answer may come at any moment. */
export const isBeingPaid = (payments: readonly Payment[], now: Date): boolean =>
  payments.some((payment) => isOnThePhone(payment, now) || awaitsBank(payment, now));

/** From now on the next payment is expected, also if the last one had ended. How it ended is in the booking's events. */
async function callOff(transaction: BookingTransaction, payments: readonly Payment[], now: Date): Promise<void> {
  for (const payment of payments.filter((each) => isOpen(each) && !isStandingReference(each)))
    await replacePayment(transaction, payment, now);
  const last = payments.at(-1);
  if (!last || isOpen(last) || last.endKind === 'replaced') return;
  await transaction.changePayment(last.id, { endedAt: now, endKind: 'cancelled' });
  await transaction.addEvent(last.bookingId, 'paymentEnded', { kind: 'cancelled' });
}

/** The front desk decides about a wrong amount; until then nothing more is requested. */
const isPayable = (booking: Booking, payments: readonly Payment[], now: Date): boolean =>
  booking.paymentMethod !== null &&
  goesAhead(booking) &&
  booking.givenUpAt === null &&
  booking.payBy !== null &&
  booking.payBy > now &&
  payments.every(({ paidAt }) => paidAt === null);
