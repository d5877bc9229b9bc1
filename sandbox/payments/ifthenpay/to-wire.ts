import { toDecimal } from '@clinic/core/adapters/payments/decimal-amount';
import { addCalendarDays, lisbonNow } from '../../clinic/calendar/lisbon-days.ts';
import { type PaymentStatus, paymentStatusOf, type SandboxPayment, type SandboxTransaction } from '../payment.ts';

const backwards = (day: string) => day.split('-').reverse().join('-');

/** `21-10-2026 15:41:00` */
export function written(moment: Date): string {
  const { day, time } = lisbonNow(moment);
  return `${backwards(day)} ${time}`;
}

/** Numbers where a text would do, as the real one has it. */
export const referenceToWire = (payment: SandboxPayment, expiryDays: number | undefined) => ({
  Amount: Number(toDecimal(payment.amount_cents)),
  Entity: Number(payment.entity),
  Reference: payment.reference,
  OrderId: payment.order_id,
  RequestId: payment.id,
  ExpiryDate: expiryDays === undefined ? '' : backwards(addCalendarDays(lisbonNow(payment.created_at).day, expiryDays)),
  Message: 'Success',
  Status: '0',
});

const answers: Record<PaymentStatus, { Status: string; Message: string }> = {
  paid: { Status: '000', Message: 'Success' },
  refunded: { Status: '000', Message: 'Success' },
  pending: { Status: '123', Message: 'Pending' },
  rejected: { Status: '020', Message: 'Rejected by the user' },
  expired: { Status: '101', Message: 'Expired' },
  // Nothing of ifthenpay's can be cancelled; the word is here for the other gateway.
  cancelled: { Status: '101', Message: 'Expired' },
};

export function mbwayStatus(payment: SandboxPayment | undefined, requestId: string) {
  if (!payment) return { RequestId: requestId, Status: '123', Message: 'Request not found' };
  const answer = answers[paymentStatusOf(payment)];
  const Status = answer.Status === '020' ? (payment.reject_status ?? '020') : answer.Status;
  return { RequestId: requestId, ...answer, Status };
}

const entities = { multibanco: 'MB', mbway: 'MBWAY', card: 'CCARD' };

export const listed = (payment: SandboxPayment, money: SandboxTransaction) => ({
  amount: Number(toDecimal(money.amount_cents)),
  entity: entities[payment.method],
  fee: 0.7,
  orderId: payment.order_id,
  paymentDate: written(money.paid_at),
  reference: payment.reference ?? payment.order_id,
  requestId: payment.id,
});
