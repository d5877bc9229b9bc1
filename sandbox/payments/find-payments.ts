import { sql } from 'kysely';
import type { SandboxDatabase } from '../database/database.ts';
import type { Provider, SandboxPayment } from './payment.ts';

type Which = { provider?: Provider; id?: string; orderId?: string; idempotencyKey?: string; limit?: number };

/** Newest first. */
export async function findPayments(db: SandboxDatabase, { limit = 50, ...which }: Which): Promise<SandboxPayment[]> {
  const columns = { provider: which.provider, id: which.id, order_id: which.orderId, idempotency_key: which.idempotencyKey };
  const asked = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where((row) => row.and(asked))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (payments.length === 0) return [];
  const ids = payments.map((payment) => payment.id);
  const arrived = db.selectFrom('payment_transactions').selectAll().where('payment_id', 'in', ids).where('paid_at', '<=', sql<Date>`now()`);
  const transactions = await arrived.orderBy('paid_at').orderBy('id').execute();
  return payments.map((payment) => ({ ...payment, transactions: transactions.filter((money) => money.payment_id === payment.id) }));
}

export const findPayment = async (db: SandboxDatabase, provider: Provider, id: string): Promise<SandboxPayment | undefined> =>
  (await findPayments(db, { provider, id }))[0];
