import { createHmac } from 'node:crypto';
import { toDecimal } from '@clinic/core/adapters/payments/decimal-amount';
import type { CardReturn } from '@clinic/core/booking/model/card-payment';
import { z } from 'zod';
import type { SandboxPayment } from '../payment.ts';

/** Where each provider's page sends the patient, and what it adds. `easypayReturnUrl` is set in easypay's back office. */
export type ReturnParts = { easypayReturnUrl: string; cardKey: string };

const ifthenpayUrls = z.looseObject({ successUrl: z.url(), errorUrl: z.url(), cancelUrl: z.url() });

export const returnUrl = (parts: ReturnParts, payment: SandboxPayment, how: CardReturn): string =>
  payment.provider === 'easypay' ? easypayReturn(parts, payment, how) : ifthenpayReturn(parts, payment, how);

function easypayReturn({ easypayReturnUrl }: ReturnParts, { id, order_id, amount_cents }: SandboxPayment, how: CardReturn): string {
  const url = new URL(easypayReturnUrl);
  const told = { e: '99901', r: id, v: toDecimal(amount_cents), s: how === 'paid' ? 'ok' : 'err', t_key: order_id };
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value);
  return url.href;
}

/** `sk` signs what was paid. */
function ifthenpayReturn({ cardKey }: ReturnParts, { id, order_id, amount_cents, asked }: SandboxPayment, how: CardReturn): string {
  const { successUrl, errorUrl, cancelUrl } = ifthenpayUrls.parse(asked);
  const url = new URL({ paid: successUrl, refused: errorUrl, left: cancelUrl }[how]);
  const amount = toDecimal(amount_cents);
  const sk = createHmac('sha256', cardKey).update(`${order_id}${amount}${id}`).digest('hex');
  const told = { id: order_id, amount, requestId: id, ...(how === 'paid' ? { sk } : {}) };
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value);
  return url.href;
}
