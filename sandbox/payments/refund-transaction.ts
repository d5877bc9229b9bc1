import type { SandboxDatabase } from '../database/database.ts';
import type { Provider } from './payment.ts';

type Refund = { provider: Provider; transactionId: string; amountCents: number };

/** Never more than is left of what was paid, however many ask at once. */
export async function refundTransaction(db: SandboxDatabase, { provider, transactionId, amountCents }: Refund): Promise<boolean> {
  const refundable = db.selectFrom('payments').select('id').where('provider', '=', provider).where('method', '<>', 'multibanco');
  const { numUpdatedRows } = await db
    .updateTable('payment_transactions')
    .set((row) => ({ refunded_cents: row('refunded_cents', '+', amountCents) }))
    .where('id', '=', transactionId)
    .where('payment_id', 'in', refundable)
    .where((row) => row(row('refunded_cents', '+', amountCents), '<=', row.ref('amount_cents')))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
