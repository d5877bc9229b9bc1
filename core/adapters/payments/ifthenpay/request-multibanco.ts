import type { PaymentDetails, PaymentRequest, PaymentTrouble } from '../../../booking/ports/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { checkReference } from '../check-reference.ts';
import { toDecimal } from '../decimal-amount.ts';
import { unavailable } from '../provider-errors.ts';
import { expiryDays } from './expiry-days.ts';
import type { IfthenpayClient } from './ifthenpay-client.ts';
import { initPayment } from './init-payment.ts';
import { referenceSchema } from './wire.ts';

export async function requestMultibanco(
  client: IfthenpayClient,
  { orderId, amountCents, expiresAt }: PaymentRequest,
): Promise<Result<PaymentDetails, PaymentTrouble>> {
  const { keys, logger, now } = client;
  const body = { mbKey: keys.mbKey, orderId, amount: toDecimal(amountCents), expiryDays: expiryDays(now(), expiresAt) };
  const answer = await initPayment(client, { operation: 'multibanco', path: '/multibanco/reference/init', body });
  if (!answer.ok) return answer;
  const given = referenceSchema.safeParse(answer.value).data;
  // A reference for another amount must not be shown.
  if (given?.Amount !== amountCents) return unavailable;
  const { RequestId: providerId, Entity: entity, Reference: reference } = given;
  checkReference('ifthenpay', { entity, reference, amountCents }, logger);
  return ok({ method: 'multibanco', providerId, entity, reference, amountCents });
}
