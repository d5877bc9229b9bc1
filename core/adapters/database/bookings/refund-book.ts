import type { BookingTransaction } from '../../../booking/ports/booking-store.ts';
import type { BookingDatabase } from './booking-tables.ts';

type RefundBook = Pick<BookingTransaction, 'beginRefund' | 'answerRefund' | 'hasOpenRefund'>;

/** Refunds that a provider is asked for. Each change names the state that it expects, so that two workers do not do it twice. */
export const refundBook = (db: BookingDatabase): RefundBook => ({
  beginRefund: async (refundId) => {
    const begun = await db
      .updateTable('refundTasks')
      .set({ providerCalledAt: new Date() })
      .where('id', '=', refundId)
      .where('providerAskedAt', 'is not', null)
      .where('providerCalledAt', 'is', null)
      .where('refundedAt', 'is', null)
      .returning(['bookingId', 'paymentId', 'transactionId', 'amountCents'])
      .executeTakeFirst();
    if (!begun) return null;
    const { paymentId, ...refund } = begun;
    const payment = await db.selectFrom('payments').select(['method', 'provider']).where('id', '=', paymentId).executeTakeFirstOrThrow();
    return { ...refund, ...payment };
  },
  answerRefund: async (refundId, answer, at) => {
    const made = answer === 'refunded' && { refundedAt: at, refundedHow: 'sameWay' as const };
    const answered = await db
      .updateTable('refundTasks')
      .set((row) => ({ providerAnswer: answer, ...(made && { ...made, refundedBy: row.ref('providerAskedBy') }) }))
      .where('id', '=', refundId)
      .where('providerCalledAt', 'is not', null)
      .where('providerAnswer', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return answered !== undefined;
  },
  hasOpenRefund: async (bookingId) => {
    const open = db.selectFrom('refundTasks').select('id').where('bookingId', '=', bookingId).where('refundedAt', 'is', null);
    return (await open.executeTakeFirst()) !== undefined;
  },
});
