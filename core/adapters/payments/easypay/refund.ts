import type { PaymentProvider } from '../../../booking/payment-provider.ts';
import { ok } from '../../../kernel/result.ts';
import type { AskProvider } from '../ask-provider.ts';
import { toDecimal } from '../decimal-amount.ts';
import { silent, troubleWith } from '../trouble.ts';
import { refundedSchema } from './wire.ts';

/** Money from a cash machine has no way back of its own: it needs the patient's bank account, which we do not ask for. */
export const refundPayment =
  (ask: AskProvider): PaymentProvider['refund'] =>
  async ({ transactionId, method, amountCents }) => {
    if (method === 'multibanco') return ok('byHand');
    const answer = await ask({
      operation: 'refund',
      method: 'POST',
      path: `/refund/${encodeURIComponent(transactionId)}`,
      headers: { 'Idempotency-Key': `refund-${transactionId}` },
      body: { value: Number(toDecimal(amountCents)) },
    });
    const trouble = troubleWith(answer);
    if (trouble || answer.kind !== 'answered') return trouble ?? silent;
    return refundedSchema.safeParse(answer.body).success ? ok('refunded') : silent;
  };
