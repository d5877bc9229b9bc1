import { bankAnswerMinutes } from './constants.ts';
import { isOpen, type Payment } from './payment.ts';

/** What the provider's page said when it sent the patient back; only a hint, as a callback is. */
export const cardReturns = ['paid', 'refused', 'left'] as const;
export type CardReturn = (typeof cardReturns)[number];

/** The page said that it was paid, and the provider itself has not confirmed it yet: nothing else is paid beside it. */
export const awaitsBank = (payment: Payment, now: Date): boolean =>
  isOpen(payment) &&
  payment.returnedAs === 'paid' &&
  payment.returnedAt !== null &&
  now.getTime() - payment.returnedAt.getTime() < bankAnswerMinutes * 60_000;
