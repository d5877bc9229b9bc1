import type { Selectable } from 'kysely';
import type { SandboxSchema } from '../database/schema.ts';

export type SandboxTransaction = Selectable<SandboxSchema['payment_transactions']>;
/** With the money that has arrived by now, oldest first. */
export type SandboxPayment = Selectable<SandboxSchema['payments']> & { transactions: SandboxTransaction[] };
export type Provider = SandboxPayment['provider'];
export type SandboxMethod = SandboxPayment['method'];
export type PaymentStatus = 'pending' | 'paid' | 'refunded' | 'rejected' | 'expired' | 'cancelled';

/** Worked out from facts and the time, so that a payment ends by itself and two processes agree. */
export function paymentStatusOf(payment: SandboxPayment, now = new Date()): PaymentStatus {
  const { transactions, cancelled_at, rejected_at, expired_at, expires_at } = payment;
  if (transactions.some((money) => money.refunded_cents < money.amount_cents)) return 'paid';
  if (transactions.length > 0) return 'refunded';
  if (cancelled_at) return 'cancelled';
  if (rejected_at) return 'rejected';
  return expired_at || (expires_at && expires_at <= now) ? 'expired' : 'pending';
}
