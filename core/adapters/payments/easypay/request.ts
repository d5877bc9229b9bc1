import type { PaymentDetails, PaymentRequest, PaymentTrouble } from '../../../booking/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import type { AskProvider } from '../ask-provider.ts';
import { checkReference } from '../check-reference.ts';
import { toDecimal } from '../decimal-amount.ts';
import { answerBy } from '../mbway-answer-time.ts';
import { silent, troubleWith } from '../trouble.ts';
import { expirationTime } from './expiration-time.ts';
import { createdSchema } from './wire.ts';

type Parts = { ask: AskProvider; logger: Logger; now: () => Date };

/** Nothing in it depends on when it is sent: easypay knows a repeated request by its key and by an unchanged body. */
const bodyOf = (request: PaymentRequest) => ({
  type: 'sale',
  method: request.method === 'mbway' ? 'mbw' : 'mb',
  // Written by JSON exactly as the text reads; nobody calculates with it.
  value: Number(toDecimal(request.amountCents)),
  currency: 'EUR',
  key: request.orderId,
  ...expirationTime(request.expiresAt),
  ...(request.method === 'mbway' ? { customer: { phone: request.phone, phone_indicative: '+351' } } : {}),
  capture: { descriptive: `Ref. ${request.orderId}`, transaction_key: request.orderId },
});

export const requestPayment =
  ({ ask, logger, now }: Parts) =>
  async (request: PaymentRequest): Promise<Result<PaymentDetails, PaymentTrouble>> => {
    const askedAt = now();
    const headers = { 'Idempotency-Key': `payment-${request.orderId}` };
    const answer = await ask({ operation: 'request', method: 'POST', path: '/single', headers, body: bodyOf(request) });
    const trouble = troubleWith(answer);
    if (trouble || answer.kind !== 'answered') return trouble ?? silent;
    const created = createdSchema.safeParse(answer.body).data;
    if (!created) return silent;
    const { amountCents } = request;
    const known = { providerId: created.id, amountCents };
    if (request.method === 'mbway') return ok({ method: 'mbway', ...known, answerBy: answerBy(askedAt, request.expiresAt) });
    const { entity, reference } = created.method;
    if (entity === undefined || reference === undefined) return silent;
    checkReference('easypay', { entity, reference, amountCents }, logger);
    return ok({ method: 'multibanco', ...known, entity, reference });
  };
