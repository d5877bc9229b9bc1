import type { PaymentMethod } from '../../../booking/model/payment.ts';
import type { PaymentDetails, PaymentRequest, PaymentTrouble } from '../../../booking/ports/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { checkReference } from '../check-reference.ts';
import { toDecimal } from '../decimal-amount.ts';
import { hostedPage } from '../hosted-page.ts';
import { answerBy } from '../mbway-answer-time.ts';
import { troubleWith, unavailable } from '../provider-errors.ts';
import type { EasypayClient } from './easypay-client.ts';
import { expirationTime } from './expiration-time.ts';
import { createdSchema } from './wire.ts';

const methodNames: Record<PaymentMethod, string> = { multibanco: 'mb', mbway: 'mbw', card: 'cc' };

/** A card needs nothing but the language of easypay's page. */
function customerOf(request: PaymentRequest) {
  switch (request.method) {
    case 'multibanco':
      return {};
    case 'mbway':
      return { customer: { phone: request.phone, phone_indicative: '+351' } };
    case 'card':
      return { customer: { language: request.locale.toUpperCase() } };
    default:
      return request satisfies never;
  }
}

/** Must not depend on the current time: easypay recognises a retry by its idempotency key and an identical body. */
const bodyOf = (request: PaymentRequest) => ({
  type: 'sale',
  method: methodNames[request.method],
  // JSON writes two decimals exactly as in the text; the number is never used in arithmetic.
  value: Number(toDecimal(request.amountCents)),
  currency: 'EUR',
  key: request.orderId,
  ...expirationTime(request.expiresAt),
  ...customerOf(request),
  capture: { descriptive: `Ref. ${request.orderId}`, transaction_key: request.orderId },
});

export const requestEasypayPayment =
  ({ call, logger, now, baseUrl }: EasypayClient) =>
  async (request: PaymentRequest): Promise<Result<PaymentDetails, PaymentTrouble>> => {
    const askedAt = now();
    const headers = { 'Idempotency-Key': `payment-${request.orderId}` };
    const response = await call({ operation: 'request', method: 'POST', path: '/single', headers, body: bodyOf(request) });
    const trouble = troubleWith(response);
    if (trouble || response.kind !== 'answered') return trouble ?? unavailable;
    const created = createdSchema.safeParse(response.body).data;
    if (!created) return unavailable;
    const { amountCents } = request;
    const known = { providerId: created.id, amountCents };
    const { entity, reference, url } = created.method;
    switch (request.method) {
      case 'multibanco':
        if (entity === undefined || reference === undefined) return unavailable;
        checkReference('easypay', { entity, reference, amountCents }, logger);
        return ok({ method: 'multibanco', ...known, entity, reference });
      case 'mbway':
        return ok({ method: 'mbway', ...known, answerBy: answerBy(askedAt, request.expiresAt) });
      case 'card': {
        const pageUrl = hostedPage(url, baseUrl);
        return pageUrl === null ? unavailable : ok({ method: 'card', ...known, pageUrl });
      }
      default:
        return request satisfies never;
    }
  };
