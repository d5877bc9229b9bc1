import type { PaymentChoice } from '@clinic/core/booking/model/payment-choice';
import type { CallerFields } from './ask-desk.ts';

/** The page of the card is reached from a letter alone: without an e-mail nobody could pay that way. */
export function waysOnPhone(payments: readonly PaymentChoice[], { email, forOther, bookerEmail }: CallerFields): PaymentChoice[] {
  const hasEmail = Boolean(email?.trim() || (forOther === 'yes' && bookerEmail?.trim()));
  return payments.filter((choice) => choice !== 'card' || hasEmail);
}
