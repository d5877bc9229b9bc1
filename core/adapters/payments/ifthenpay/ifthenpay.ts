import type { PaymentProvider } from '../../../booking/ports/payment-provider.ts';
import { ok } from '../../../kernel/result.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import { providerCaller } from '../call-provider.ts';
import type { IfthenpayClient, IfthenpayKeys } from './ifthenpay-client.ts';
import { readPayment } from './read.ts';
import { refundPayment } from './refund.ts';
import { requestMbway } from './request-mbway.ts';
import { requestMultibanco } from './request-multibanco.ts';

export type IfthenpayOptions = { baseUrl: string; keys: IfthenpayKeys; logger: Logger; deadlineMs?: number; now?: () => Date };

/** ifthenpay: references expire at the end of a day, nothing can be cancelled, and requests are not idempotent. */
export function ifthenpay({ baseUrl, keys, logger, deadlineMs, now = () => new Date() }: IfthenpayOptions): PaymentProvider {
  const call = providerCaller({ provider: 'ifthenpay', baseUrl, logger, deadlineMs });
  const client: IfthenpayClient = { call, keys, logger, now };
  return {
    name: 'ifthenpay',
    methods: ['multibanco', 'mbway'],
    sameRequestIsOnePayment: false,
    request: (request) => (request.method === 'mbway' ? requestMbway(client, request) : requestMultibanco(client, request)),
    read: readPayment(client),
    cancel: async () => ok('cannotCancel'),
    refund: refundPayment(client),
  };
}
