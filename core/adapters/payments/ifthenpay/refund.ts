import type { PaymentProvider } from '../../../booking/ports/payment-provider.ts';
import { ok } from '../../../kernel/result.ts';
import { toDecimal } from '../decimal-amount.ts';
import { troubleWith, unavailable } from '../provider-errors.ts';
import type { IfthenpayClient } from './ifthenpay-client.ts';
import { refundSchema } from './wire.ts';

/** Multibanco is refunded by bank transfer. */
export const refundPayment =
  ({ call, keys }: IfthenpayClient): PaymentProvider['refund'] =>
  async ({ transactionId, method, amountCents }) => {
    if (method === 'multibanco') return ok('byHand');
    const body = { backofficekey: keys.backofficeKey, requestId: transactionId, amount: toDecimal(amountCents) };
    const response = await call({ operation: 'refund', method: 'POST', path: '/v2/payments/refund', body });
    const trouble = troubleWith(response);
    if (trouble || response.kind !== 'answered') return trouble ?? unavailable;
    switch (refundSchema.safeParse(response.body).data?.Code) {
      case '1':
        return ok('refunded');
      // ifthenpay refuses, or the clinic's balance there is too low.
      case '0':
      case '-1':
        return ok('byHand');
      default:
        return unavailable;
    }
  };
