import { err, ok, type Result } from '../../kernel/result.ts';
import { answeredFields } from './answered-fields.ts';
import type { BookingMessage } from './booking-message.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { toMbwayPhone } from './phone.ts';

type TypedPayment = { payment: string | undefined; mbwayPhone: string };

/** Asked for by MB WAY only; what stands in the field otherwise is left behind. */
function phoneFor({ payment, mbwayPhone }: TypedPayment): Result<string | null, { kind: BookingMessage }> {
  if (payment !== 'mbway') return ok(null);
  return mbwayPhone.trim() === '' ? err({ kind: 'mbwayPhoneRequired' }) : toMbwayPhone(mbwayPhone);
}

/** Step 4: how it is paid, out of what is offered for this visit. */
export function checkPayment(typed: TypedPayment, offered: readonly PaymentChoice[]) {
  const payment = offered.find((choice) => choice === typed.payment);
  return answeredFields({
    payment: payment ? ok(payment) : err({ kind: 'selectOption' as const }),
    mbwayPhone: phoneFor(typed),
  });
}
