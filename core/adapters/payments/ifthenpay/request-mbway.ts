import type { PaymentDetails, PaymentRequest, PaymentTrouble } from '../../../booking/ports/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { toDecimal } from '../decimal-amount.ts';
import { answerBy } from '../mbway-answer-time.ts';
import { refused, troubleWith, unavailable } from '../provider-errors.ts';
import type { IfthenpayClient } from './ifthenpay-client.ts';
import { mbwaySchema } from './wire.ts';

type MbwayRequest = Extract<PaymentRequest, { method: 'mbway' }>;

export async function requestMbway(
  { call, keys, logger, now }: IfthenpayClient,
  { orderId, amountCents, expiresAt, phone }: MbwayRequest,
): Promise<Result<PaymentDetails, PaymentTrouble>> {
  const askedAt = now();
  const body = { mbWayKey: keys.mbWayKey, orderId, amount: toDecimal(amountCents), mobileNumber: `351#${phone}` };
  const response = await call({ operation: 'mbway', method: 'POST', path: '/spg/payment/mbway', body });
  const trouble = troubleWith(response);
  if (trouble || response.kind !== 'answered') return trouble ?? unavailable;

  const given = mbwaySchema.safeParse(response.body).data;
  switch (given?.Status) {
    // Here it means that the request is on the phone; in a status it means that it was paid.
    case '000':
      return given.RequestId
        ? ok({ method: 'mbway', providerId: given.RequestId, amountCents, answerBy: answerBy(askedAt, expiresAt) })
        : unavailable;
    // Could not be started; may be repeated.
    case '100':
    case '999':
    // Declined: no MB WAY at this number, or its limit was reached.
    case '122':
      return refused;
    case '-1':
      logger.error({ provider: 'ifthenpay', operation: 'mbway' }, 'payment provider refuses the key');
      return refused;
    default:
      return unavailable;
  }
}
