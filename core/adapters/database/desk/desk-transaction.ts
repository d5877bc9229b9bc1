import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type { DeskTransaction } from '../../../desk/desk-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { bookingTransaction } from '../bookings/booking-transaction.ts';
import type { Transaction } from '../in-transaction.ts';
import { deskTables } from './desk-tables.ts';

export function deskTransaction(transaction: Transaction, dbos: DBOSClient, keys: DataKeys): DeskTransaction {
  const db = deskTables(transaction.db);
  return {
    ...bookingTransaction(transaction, dbos, keys),
    remark: async (bookingId, { kind, by, detail = {} }) => {
      await db
        .insertInto('bookingEvents')
        .values({ bookingId, kind, actor: by.name, detail: JSON.stringify(detail) })
        .execute();
    },
    settleRefund: async (bookingId, refundId, { by, at, how }) => {
      const settled = await db
        .updateTable('refundTasks')
        .set({ refundedAt: at, refundedBy: by.name, refundedHow: how })
        .where('id', '=', refundId)
        .where('bookingId', '=', bookingId)
        .where('refundedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return settled !== undefined;
    },
    hasOpenRefund: async (bookingId) => {
      const open = db.selectFrom('refundTasks').select('id').where('bookingId', '=', bookingId).where('refundedAt', 'is', null);
      return (await open.executeTakeFirst()) !== undefined;
    },
    confirmContact: async (patientId, contactDigest, by, at) => {
      const confirmed = { confirmedAt: at, confirmedBy: by.name, withdrawnAt: null, withdrawnBy: null };
      await db
        .insertInto('patientContacts')
        .values({ patientId, contactDigest, source: 'desk', ...confirmed })
        .onConflict((conflict) => conflict.columns(['patientId', 'contactDigest']).doUpdateSet({ source: 'desk', ...confirmed }))
        .execute();
    },
    withdrawContact: async (patientId, digests, by, at) => {
      const withdrawn = await db
        .updateTable('patientContacts')
        .set({ withdrawnAt: at, withdrawnBy: by.name })
        .where('patientId', '=', patientId)
        .where('contactDigest', 'in', digests)
        .where('confirmedAt', 'is not', null)
        .where('withdrawnAt', 'is', null)
        .returning('contactDigest')
        .execute();
      return withdrawn.length > 0;
    },
  };
}
