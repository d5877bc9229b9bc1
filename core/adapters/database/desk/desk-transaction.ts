import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type { DeskTransaction } from '../../../desk/desk-store.ts';
import { bookingTransaction } from '../bookings/booking-transaction.ts';
import type { Transaction } from '../in-transaction.ts';
import { deskTables } from './desk-tables.ts';

export function deskTransaction(transaction: Transaction, dbos: DBOSClient): DeskTransaction {
  const db = deskTables(transaction.db);
  return {
    ...bookingTransaction(transaction, dbos),
    remark: async (bookingId, { kind, by, detail = {} }) => {
      await db
        .insertInto('bookingEvents')
        .values({ bookingId, kind, actor: by.name, detail: JSON.stringify(detail) })
        .execute();
    },
    settleRefund: async (bookingId, refundId, by, refundedAt) => {
      const settled = await db
        .updateTable('refundTasks')
        .set({ refundedAt, refundedBy: by.name })
        .where('id', '=', refundId)
        .where('bookingId', '=', bookingId)
        .where('refundedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return settled !== undefined;
    },
  };
}
