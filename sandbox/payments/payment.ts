import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type Transaction = Selectable<Schema['payment_transactions']>;
/** With the money that has arrived by now, oldest first. */
export type Payment = Selectable<Schema['payments']> & { transactions: Transaction[] };
export type Provider = Payment['provider'];
export type Method = Payment['method'];
export type PaymentStatus = 'pending' | 'paid' | 'refunded' | 'rejected' | 'expired' | 'cancelled';

/** Worked out from facts and the time, so that a payment ends by itself and two processes agree. */
export function statusOf(payment: Payment, now = new Date()): PaymentStatus {
  const { transactions, cancelled_at, rejected_at, expired_at, expires_at } = payment;
  if (transactions.some((money) => money.refunded_cents < money.amount_cents)) return 'paid';
  if (transactions.length > 0) return 'refunded';
  if (cancelled_at) return 'cancelled';
  if (rejected_at) return 'rejected';
  return expired_at || (expires_at && expires_at <= now) ? 'expired' : 'pending';
}
