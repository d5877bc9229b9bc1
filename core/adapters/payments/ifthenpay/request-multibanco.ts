import type { PaymentDetails, PaymentRequest, PaymentTrouble } from '../../../booking/ports/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { checkReference } from '../check-reference.ts';
import { toDecimal } from '../decimal-amount.ts';
import { refused, troubleWith, unavailable } from '../provider-errors.ts';
import { expiryDays } from './expiry-days.ts';
import type { IfthenpayClient } from './ifthenpay-client.ts';
import { referenceSchema, statusSchema } from './wire.ts';

export async function requestMultibanco(
  { call, keys, logger, now }: IfthenpayClient,
  { orderId, amountCents, expiresAt }: PaymentRequest,
): Promise<Result<PaymentDetails, PaymentTrouble>> {
  const body = { mbKey: keys.mbKey, orderId, amount: toDecimal(amountCents), expiryDays: expiryDays(now(), expiresAt) };
  const response = await call({ operation: 'multibanco', method: 'POST', path: '/multibanco/reference/init', body });
  const trouble = troubleWith(response);
  if (trouble || response.kind !== 'answered') return trouble ?? unavailable;

  switch (statusSchema.safeParse(response.body).data?.Status) {
    case '0':
      break;
    case '-1':
      logger.error({ provider: 'ifthenpay', operation: 'multibanco' }, 'payment provider refuses: look at the key and the amount');
      return refused;
    default:
      return unavailable;
  }
  const given = referenceSchema.safeParse(response.body).data;
  // A reference for another amount must not be shown.
  if (given?.Amount !== amountCents) return unavailable;
  const { RequestId: providerId, Entity: entity, Reference: reference } = given;
  checkReference('ifthenpay', { entity, reference, amountCents }, logger);
  return ok({ method: 'multibanco', providerId, entity, reference, amountCents });
}
