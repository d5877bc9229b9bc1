import type { PaymentDetails, PaymentRequest, PaymentTrouble } from '../../../booking/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { checkReference } from '../check-reference.ts';
import { toDecimal } from '../decimal-amount.ts';
import { refused, silent, troubleWith } from '../trouble.ts';
import { expiryDays } from './expiry-days.ts';
import type { Parts } from './parts.ts';
import { referenceSchema, statusSchema } from './wire.ts';

export async function requestMultibanco(
  { ask, keys, logger, now }: Parts,
  { orderId, amountCents, expiresAt }: PaymentRequest,
): Promise<Result<PaymentDetails, PaymentTrouble>> {
  const body = { mbKey: keys.mbKey, orderId, amount: toDecimal(amountCents), expiryDays: expiryDays(now(), expiresAt) };
  const answer = await ask({ operation: 'multibanco', method: 'POST', path: '/multibanco/reference/init', body });
  const trouble = troubleWith(answer);
  if (trouble || answer.kind !== 'answered') return trouble ?? silent;

  switch (statusSchema.safeParse(answer.body).data?.Status) {
    case '0':
      break;
    case '-1':
      logger.error({ provider: 'ifthenpay', operation: 'multibanco' }, 'payment provider refuses: look at the key and the amount');
      return refused;
    default:
      return silent;
  }
  const given = referenceSchema.safeParse(answer.body).data;
  // A reference over another amount than ours is none we can show anybody.
  if (given?.Amount !== amountCents) return silent;
  const { RequestId: providerId, Entity: entity, Reference: reference } = given;
  checkReference('ifthenpay', { entity, reference, amountCents }, logger);
  return ok({ method: 'multibanco', providerId, entity, reference, amountCents });
}
