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

const methodOf = ({ method, entity, reference }: SandboxPayment) => ({
  type: method === 'mbway' ? 'mbw' : 'mb',
  ...(method === 'multibanco' ? { entity, reference } : {}),
});

export const created = (payment: SandboxPayment) => ({
  status: 'ok',
  message: ['Your request was successfully created'],
  id: payment.id,
  method: { ...methodOf(payment), status: 'pending' },
});

export const single = (payment: SandboxPayment) => ({
  id: payment.id,
  key: payment.order_id,
  type: 'sale',
  method: methodOf(payment),
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
