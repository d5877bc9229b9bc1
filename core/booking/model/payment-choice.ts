import { mbwayAnswerMinutes, paidBeforeStartHours, paymentHours, shortestMultibancoHours } from './constants.ts';
import type { VisitMode } from './visit-mode.ts';

/** In display order. Paying at the clinic is no payment method: nothing is requested in advance. */
export const paymentChoices = ['multibanco', 'mbway', 'atClinic'] as const;
export type PaymentChoice = (typeof paymentChoices)[number];
export type PaymentSwitches = Record<PaymentChoice, boolean>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const deadline = (now: Date, startsAt: Date) =>
  Math.min(now.getTime() + paymentHours * hourMs, startsAt.getTime() - paidBeforeStartHours * hourMs);

/** When an unpaid visit is given up. MB WAY always gets the minutes for which its request can be answered. */
export function payBy(method: Exclude<PaymentChoice, 'atClinic'>, now: Date, startsAt: Date): Date {
  const latest = deadline(now, startsAt);
  return new Date(method === 'mbway' ? Math.max(latest, now.getTime() + mbwayAnswerMinutes * minuteMs) : latest);
}

type Visit = { mode: VisitMode; startsAt: Date; now: Date };

export function offeredPayments({ mode, startsAt, now }: Visit, switches: PaymentSwitches): PaymentChoice[] {
  const possible: PaymentSwitches = {
    multibanco: deadline(now, startsAt) - now.getTime() >= shortestMultibancoHours * hourMs,
    mbway: payBy('mbway', now, startsAt).getTime() <= startsAt.getTime(),
    atClinic: mode === 'inPerson',
  };
  return paymentChoices.filter((choice) => switches[choice] && possible[choice]);
}
