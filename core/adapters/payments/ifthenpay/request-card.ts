import type { CardReturn } from '../../../booking/model/card-payment.ts';
import type { PaymentDetails, PaymentRequest, PaymentTrouble } from '../../../booking/ports/payment-provider.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { toDecimal } from '../decimal-amount.ts';
import { hostedPage } from '../hosted-page.ts';
import { refused, unavailable } from '../provider-errors.ts';
import type { IfthenpayClient } from './ifthenpay-client.ts';
import { initPayment } from './init-payment.ts';
import { cardSchema } from './wire.ts';

type CardRequest = Extract<PaymentRequest, { method: 'card' }>;

/** The page adds the order's number and more to each of these addresses, and a signature where it was paid. */
export async function requestCard(
  client: IfthenpayClient,
  { orderId, amountCents, locale }: CardRequest,
): Promise<Result<PaymentDetails, PaymentTrouble>> {
  const { keys, logger, baseUrl, returnUrl } = client;
  if (!keys.cardKey) {
    logger.error({ provider: 'ifthenpay', operation: 'card' }, 'cards are offered without a key for them');
    return refused;
  }
  const back = (returnedAs: CardReturn) => `${returnUrl}?as=${returnedAs}`;
  const urls = { successUrl: back('paid'), errorUrl: back('refused'), cancelUrl: back('left') };
  const body = { orderId, amount: toDecimal(amountCents), ...urls, language: locale };
  const answer = await initPayment(client, { operation: 'card', path: `/creditcard/init/${encodeURIComponent(keys.cardKey)}`, body });
  if (!answer.ok) return answer;
  const given = cardSchema.safeParse(answer.value).data;
  const pageUrl = hostedPage(given?.PaymentUrl, baseUrl);
  return given && pageUrl !== null ? ok({ method: 'card', providerId: given.RequestId, amountCents, pageUrl }) : unavailable;
}
