import type { PaymentTrouble } from '../../../booking/ports/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { refused, troubleWith, unavailable } from '../provider-errors.ts';
import type { IfthenpayClient } from './ifthenpay-client.ts';
import { statusSchema } from './wire.ts';

type Init = { operation: 'multibanco' | 'card'; path: string; body: object };

/** Asks for a reference or a page for cards. ifthenpay answers 200 also where it refuses; `Status` tells which. */
export async function initPayment({ call, logger }: IfthenpayClient, init: Init): Promise<Result<unknown, PaymentTrouble>> {
  const response = await call({ ...init, method: 'POST' });
  const trouble = troubleWith(response);
  if (trouble || response.kind !== 'answered') return trouble ?? unavailable;
  switch (statusSchema.safeParse(response.body).data?.Status) {
    case '0':
      return ok(response.body);
    case '-1':
      logger.error({ provider: 'ifthenpay', operation: init.operation }, 'payment provider refuses: look at the key and the amount');
      return refused;
    default:
      return unavailable;
  }
}
