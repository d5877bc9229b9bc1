import type { PaymentDetails, PaymentRequest, PaymentTrouble } from '../../../booking/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { toDecimal } from '../decimal-amount.ts';
import { answerBy } from '../mbway-answer-time.ts';
import { refused, silent, troubleWith } from '../trouble.ts';
import type { Parts } from './parts.ts';
import { mbwaySchema } from './wire.ts';

type MbwayRequest = Extract<PaymentRequest, { method: 'mbway' }>;

export async function requestMbway(
  { ask, keys, logger, now }: Parts,
  { orderId, amountCents, expiresAt, phone }: MbwayRequest,
): Promise<Result<PaymentDetails, PaymentTrouble>> {
  const askedAt = now();
  const body = { mbWayKey: keys.mbWayKey, orderId, amount: toDecimal(amountCents), mobileNumber: `351#${phone}` };
  const answer = await ask({ operation: 'mbway', method: 'POST', path: '/spg/payment/mbway', body });
  const trouble = troubleWith(answer);
  if (trouble || answer.kind !== 'answered') return trouble ?? silent;

  const given = mbwaySchema.safeParse(answer.body).data;
  switch (given?.Status) {
    // Here it says that the question is on the phone; of a status it says that the money has come.
    case '000':
      return given.RequestId
        ? ok({ method: 'mbway', providerId: given.RequestId, amountCents, answerBy: answerBy(askedAt, expiresAt) })
        : silent;
    // Could not be begun; try again.
    case '100':
    case '999':
    // Declined: no MB WAY at this number, or its limit.
    case '122':
      return refused;
    case '-1':
      logger.error({ provider: 'ifthenpay', operation: 'mbway' }, 'payment provider refuses the key');
      return refused;
    default:
      return silent;
  }
}
