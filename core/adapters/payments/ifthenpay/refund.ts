import type { PaymentProvider } from '../../../booking/payment-provider.ts';
import { ok } from '../../../kernel/result.ts';
import { toDecimal } from '../decimal-amount.ts';
import { silent, troubleWith } from '../trouble.ts';
import type { Parts } from './parts.ts';
import { refundSchema } from './wire.ts';

/** Multibanco is refunded by bank transfer. */
export const refundPayment =
  ({ ask, keys }: Parts): PaymentProvider['refund'] =>
  async ({ transactionId, method, amountCents }) => {
    if (method === 'multibanco') return ok('byHand');
    const body = { backofficekey: keys.backofficeKey, requestId: transactionId, amount: toDecimal(amountCents) };
    const answer = await ask({ operation: 'refund', method: 'POST', path: '/v2/payments/refund', body });
    const trouble = troubleWith(answer);
    if (trouble || answer.kind !== 'answered') return trouble ?? silent;
    switch (refundSchema.safeParse(answer.body).data?.Code) {
      case '1':
        return ok('refunded');
      // Will not, or too little of the clinic's money is left with ifthenpay to do it from.
      case '0':
      case '-1':
        return ok('byHand');
      default:
        return silent;
    }
  };
