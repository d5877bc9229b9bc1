import type { SandboxDatabase } from '../../database/database.ts';
import type { FaultTable } from '../faults/fault-table.ts';
import { findPayments } from '../find-payments.ts';
import { paymentStatusOf, type SandboxPayment } from '../payment.ts';

export type PaymentsState = Awaited<ReturnType<typeof readPaymentsState>>;

/** Without the phone numbers. */
export const shown = (payment: SandboxPayment) => ({
  id: payment.id,
  provider: payment.provider,
  method: payment.method,
  orderId: payment.order_id,
  amountCents: payment.amount_cents,
  entity: payment.entity,
  reference: payment.reference,
  status: paymentStatusOf(payment),
  createdAt: payment.created_at,
  expiresAt: payment.expires_at,
  transactions: payment.transactions.map((money) => ({
    id: money.id,
    amountCents: money.amount_cents,
    paidAt: money.paid_at,
    refundedCents: money.refunded_cents,
  })),
});

export async function readPaymentsState(db: SandboxDatabase, faults: FaultTable) {
  const columns = ['id', 'payment_id as paymentId', 'kind', 'attempts', 'last_status as lastStatus', 'next_at as nextAt'] as const;
  const [payments, callbacks, calls, set] = await Promise.all([
    findPayments(db, {}),
    db.selectFrom('payment_callbacks').select(columns).select('delivered_at as deliveredAt').orderBy('id', 'desc').limit(50).execute(),
    db.selectFrom('payment_calls').selectAll().orderBy('operation').execute(),
    faults.list(),
  ]);
  return {
    payments: payments.map(shown),
    callbacks,
    faults: set,
    calls: Object.fromEntries(calls.map((row) => [row.operation, row.calls])),
  };
}
