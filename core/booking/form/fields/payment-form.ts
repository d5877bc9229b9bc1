import { err, ok, type Result } from '../../../kernel/result.ts';
import { parseMbwayPhone } from '../../../personal-data/phone.ts';
import type { PaymentChoice } from '../../model/payment-choice.ts';
import type { BookingMessage } from './booking-message.ts';
import { collectFieldResults } from './collect-field-results.ts';

type TypedPayment = { payment: string | undefined; mbwayPhone: string };

/** Required for MB WAY only; with another method the field is ignored. */
function phoneFor({ payment, mbwayPhone }: TypedPayment): Result<string | null, { kind: BookingMessage }> {
  if (payment !== 'mbway') return ok(null);
  return mbwayPhone.trim() === '' ? err({ kind: 'mbwayPhoneRequired' }) : parseMbwayPhone(mbwayPhone);
}

/** The payment method, out of those offered for this visit. */
export function checkPayment(typed: TypedPayment, offered: readonly PaymentChoice[]) {
  const payment = offered.find((choice) => choice === typed.payment);
  return collectFieldResults({
    payment: payment ? ok(payment) : err({ kind: 'selectOption' as const }),
    mbwayPhone: phoneFor(typed),
  });
}
