import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';

/** The money went back by the provider's own program; here it is written down who did it and when, once. */
export const markRefunded = ({ store, staff, bookingId, requestId }: DeskRequest, refundId: string) =>
  store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'refunded', detail: { refundId } }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    if (!(await transaction.settleRefund(bookingId, refundId, staff, locked.now))) return err({ kind: 'nothingToDo' });
    await transaction.remark(bookingId, { kind: 'refunded', by: staff, detail: { refundId } });
    return ok('done' as const);
  });
