import { cardMinutes, mbwayAnswerMinutes, paidBeforeStartHours, paymentHours, shortestMultibancoHours } from './constants.ts';
import { type PaymentMethod, paymentMethods } from './payment.ts';
import type { VisitMode } from './visit-mode.ts';

/** In display order. Paying at the clinic is no payment method: nothing is requested in advance. */
export const paymentChoices = [...paymentMethods, 'atClinic'] as const;
export type PaymentChoice = (typeof paymentChoices)[number];
export type PaymentSwitches = Record<PaymentChoice, boolean>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const deadline = (now: Date, startsAt: Date) =>
  Math.min(now.getTime() + paymentHours * hourMs, startsAt.getTime() - paidBeforeStartHours * hourMs);

/** What is paid at once always gets these minutes, also where the deadline has passed. */
const leastMinutes = { mbway: mbwayAnswerMinutes, card: cardMinutes };

/** When an unpaid visit is given up. */
export function payBy(method: PaymentMethod, now: Date, startsAt: Date): Date {
  const latest = deadline(now, startsAt);
  return new Date(method === 'multibanco' ? latest : Math.max(latest, now.getTime() + leastMinutes[method] * minuteMs));
}

type Unpaid = { payBy: Date; submittedAt: Date; startsAt: Date };

/**
 * When an unpaid visit is given up whose card is asked for now: a card has its minutes then, too, so the deadline may move. Null if it would
 * have to move beyond the visit's start, or by more than these minutes in all: who asks again and again keeps no hour from others.
 */
export function payByCard(unpaid: Unpaid, now: Date): Date | null {
  const needed = now.getTime() + cardMinutes * minuteMs;
  if (needed <= unpaid.payBy.getTime()) return unpaid.payBy;
  const atBooking = payBy('card', unpaid.submittedAt, unpaid.startsAt).getTime();
  return needed <= Math.min(atBooking + cardMinutes * minuteMs, unpaid.startsAt.getTime()) ? new Date(needed) : null;
}

type Visit = { mode: VisitMode; startsAt: Date; now: Date };

export function offeredPayments({ mode, startsAt, now }: Visit, switches: PaymentSwitches): PaymentChoice[] {
  const possible: PaymentSwitches = {
    multibanco: deadline(now, startsAt) - now.getTime() >= shortestMultibancoHours * hourMs,
    mbway: payBy('mbway', now, startsAt).getTime() <= startsAt.getTime(),
    card: payBy('card', now, startsAt).getTime() <= startsAt.getTime(),
    atClinic: mode === 'inPerson',
  };
  return paymentChoices.filter((choice) => switches[choice] && possible[choice]);
}
