import type { PaymentProvider } from '../../../booking/payment-provider.ts';
import type { Logger } from '../../../logging/create-logger.ts';
import { askProvider } from '../ask-provider.ts';
import { cancelPayment } from './cancel.ts';
import { readPayment } from './read.ts';
import { refundPayment } from './refund.ts';
import { requestPayment } from './request.ts';

export type EasypayOptions = {
  /** With its version: `https://api.prod.easypay.pt/2.0`. */
  baseUrl: string;
  accountId: string;
  apiKey: string;
  logger: Logger;
  deadlineMs?: number;
  now?: () => Date;
};

/** easypay 2.0: ends payments to the minute, cancels, and knows a repeated request for a day. */
export function easypay({ baseUrl, accountId, apiKey, logger, deadlineMs, now = () => new Date() }: EasypayOptions): PaymentProvider {
  const ask = askProvider({ provider: 'easypay', baseUrl, headers: { AccountId: accountId, ApiKey: apiKey }, logger, deadlineMs });
  return {
    name: 'easypay',
    methods: ['multibanco', 'mbway'],
    sameRequestIsOnePayment: true,
    request: requestPayment({ ask, logger, now }),
    read: readPayment({ ask, now }),
    cancel: cancelPayment(ask),
    refund: refundPayment(ask),
  };
}
