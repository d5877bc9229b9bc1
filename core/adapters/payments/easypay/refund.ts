import type { PaymentProvider } from '../../../booking/ports/payment-provider.ts';
import { ok } from '../../../kernel/result.ts';
import type { CallProvider } from '../call-provider.ts';
import { toDecimal } from '../decimal-amount.ts';
import { troubleWith, unavailable } from '../provider-errors.ts';
import { refundedSchema } from './wire.ts';

/** A cash machine payment cannot be refunded automatically: that needs the patient's bank account, which we do not ask for. */
export const refundPayment =
  (call: CallProvider): PaymentProvider['refund'] =>
  async ({ transactionId, method, amountCents }) => {
    if (method === 'multibanco') return ok('byHand');
    const response = await call({
      operation: 'refund',
      method: 'POST',
      path: `/refund/${encodeURIComponent(transactionId)}`,
      headers: { 'Idempotency-Key': `refund-${transactionId}` },
      body: { value: Number(toDecimal(amountCents)) },
    });
    const trouble = troubleWith(response);
    if (trouble || response.kind !== 'answered') return trouble ?? unavailable;
    return refundedSchema.safeParse(response.body).success ? ok('refunded') : unavailable;
  };
