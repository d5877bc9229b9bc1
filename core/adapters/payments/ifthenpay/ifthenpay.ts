import type { PaymentProvider } from '../../../booking/ports/payment-provider.ts';
import type { ObserveCall } from '../../../figures/outside-call.ts';
import { ok } from '../../../kernel/result.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import { providerCaller } from '../call-provider.ts';
import type { IfthenpayClient, IfthenpayKeys } from './ifthenpay-client.ts';
import { readPayment } from './read.ts';
import { refundPayment } from './refund.ts';
import { requestCard } from './request-card.ts';
import { requestMbway } from './request-mbway.ts';
import { requestMultibanco } from './request-multibanco.ts';

export type IfthenpayOptions = {
  baseUrl: string;
  keys: IfthenpayKeys;
  /** Where its page for cards sends the patient back to. */
  returnUrl: string;
  logger: Logger;
  deadlineMs?: number;
  observe?: ObserveCall | undefined;
  now?: () => Date;
};

/** ifthenpay: references expire at the end of a day, nothing can be cancelled, and requests are not idempotent. */
export function ifthenpay({
  baseUrl,
  keys,
  returnUrl,
  logger,
  deadlineMs,
  observe,
  now = () => new Date(),
}: IfthenpayOptions): PaymentProvider {
  const call = providerCaller({ provider: 'ifthenpay', baseUrl, logger, deadlineMs, observe });
  const client: IfthenpayClient = { call, keys, logger, now, baseUrl, returnUrl };
  return {
    name: 'ifthenpay',
    methods: keys.cardKey ? ['multibanco', 'mbway', 'card'] : ['multibanco', 'mbway'],
    sameRequestIsOnePayment: false,
    request: (request) => {
      switch (request.method) {
        case 'multibanco':
          return requestMultibanco(client, request);
        case 'mbway':
          return requestMbway(client, request);
        case 'card':
          return requestCard(client, request);
        default:
          return request satisfies never;
      }
    },
    read: readPayment(client),
    cancel: async () => ok('cannotCancel'),
    refund: refundPayment(client),
  };
}
