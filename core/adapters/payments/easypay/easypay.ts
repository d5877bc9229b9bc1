import type { PaymentProvider } from '../../../booking/ports/payment-provider.ts';
import type { ObserveCall } from '../../../figures/outside-call.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import { providerCaller } from '../call-provider.ts';
import { cancelPayment } from './cancel.ts';
import { readPayment } from './read.ts';
import { refundPayment } from './refund.ts';
import { requestEasypayPayment } from './request.ts';

export type EasypayOptions = {
  /** With its version: `https://api.prod.easypay.pt/2.0`. */
  baseUrl: string;
  accountId: string;
  apiKey: string;
  logger: Logger;
  deadlineMs?: number;
  observe?: ObserveCall | undefined;
  now?: () => Date;
};

/** easypay 2.0: payments expire to the minute and can be cancelled, and a repeated request is recognised for a day. */
export function easypay({
  baseUrl,
  accountId,
  apiKey,
  logger,
  deadlineMs,
  observe,
  now = () => new Date(),
}: EasypayOptions): PaymentProvider {
  const call = providerCaller({
    provider: 'easypay',
    baseUrl,
    headers: { AccountId: accountId, ApiKey: apiKey },
    logger,
    deadlineMs,
    observe,
  });
  const client = { call, logger, now, baseUrl };
  return {
    name: 'easypay',
    methods: ['multibanco', 'mbway', 'card'],
    sameRequestIsOnePayment: true,
    request: requestEasypayPayment(client),
    read: readPayment(client),
    cancel: cancelPayment(call),
    refund: refundPayment(call),
  };
}
