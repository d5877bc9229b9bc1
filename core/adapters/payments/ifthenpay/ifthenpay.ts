import type { PaymentProvider } from '../../../booking/payment-provider.ts';
import { ok } from '../../../kernel/result.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import { askProvider } from '../ask-provider.ts';
import type { IfthenpayKeys, Parts } from './parts.ts';
import { readPayment } from './read.ts';
import { refundPayment } from './refund.ts';
import { requestMbway } from './request-mbway.ts';
import { requestMultibanco } from './request-multibanco.ts';

export type IfthenpayOptions = { baseUrl: string; keys: IfthenpayKeys; logger: Logger; deadlineMs?: number; now?: () => Date };

/** ifthenpay: ends references by the day, cancels nothing, and takes every repeated request for a new one. */
export function ifthenpay({ baseUrl, keys, logger, deadlineMs, now = () => new Date() }: IfthenpayOptions): PaymentProvider {
  const ask = askProvider({ provider: 'ifthenpay', baseUrl, logger, deadlineMs });
  const parts: Parts = { ask, keys, logger, now };
  return {
    name: 'ifthenpay',
    methods: ['multibanco', 'mbway'],
    sameRequestIsOnePayment: false,
    request: (request) => (request.method === 'mbway' ? requestMbway(parts, request) : requestMultibanco(parts, request)),
    read: readPayment(parts),
    cancel: async () => ok('cannotCancel'),
    refund: refundPayment(parts),
  };
}
