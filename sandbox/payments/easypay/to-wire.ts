import { toDecimal } from '@clinic/core/adapters/payments/decimal-amount';
import { lisbonNow } from '../../clinic/calendar/lisbon-days.ts';
import { type PaymentStatus, paymentStatusOf, type SandboxPayment } from '../payment.ts';

const words: Record<PaymentStatus, string> = {
  pending: 'pending',
  paid: 'paid',
  refunded: 'refunded',
  rejected: 'failed',
  expired: 'expired',
  cancelled: 'deleted',
};

const value = (cents: number) => Number(toDecimal(cents));

export function written(moment: Date): string {
  const { day, time } = lisbonNow(moment);
  return `${day} ${time}`;
}

const methods = { multibanco: 'mb', mbway: 'mbw', card: 'cc' };

const methodOf = ({ id, method, entity, reference }: SandboxPayment, pagesUrl: string) => ({
  type: methods[method],
  ...(method === 'multibanco' ? { entity, reference } : {}),
  ...(method === 'card' ? { url: `${pagesUrl}/${id}` } : {}),
});

/** `pagesUrl`: where its pages for cards are. */
export const created = (payment: SandboxPayment, pagesUrl: string) => ({
  status: 'ok',
  message: ['Your request was successfully created'],
  id: payment.id,
  method: { ...methodOf(payment, pagesUrl), status: 'pending' },
});

export const single = (payment: SandboxPayment, pagesUrl: string) => ({
  id: payment.id,
  key: payment.order_id,
  type: 'sale',
  method: methodOf(payment, pagesUrl),
  value: value(payment.amount_cents),
  currency: 'EUR',
  payment_status: words[paymentStatusOf(payment)],
  expiration_time: payment.expires_at && written(payment.expires_at),
  paid_at: payment.transactions[0] ? written(payment.transactions[0].paid_at) : null,
  captures: payment.transactions.map((money) => ({
    id: money.id,
    status: 'success',
    value: value(money.amount_cents),
    created_at: written(money.paid_at),
  })),
});
