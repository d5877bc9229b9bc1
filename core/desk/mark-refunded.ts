import type { RefundWay } from '../booking/refund.ts';
import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';

/**
 * The money went back by the provider's own program or by transfer; here it is written down who did it, when and how, once. The
 * patient is written to, as the letter about the cancellation promised.
 */
export const markRefunded = ({ store, staff, bookingId, requestId }: DeskRequest, refundId: string, how: RefundWay) =>
  store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'refunded', detail: { refundId, how } }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    if (!(await transaction.settleRefund(bookingId, refundId, { by: staff, at: locked.now, how }))) return err({ kind: 'nothingToDo' });
    await transaction.remark(bookingId, { kind: 'refunded', by: staff, detail: { refundId, how } });
    await transaction.start({ kind: 'tell', bookingId, mail: 'refunded', about: refundId });
    if (!(await transaction.hasOpenRefund(bookingId)))
      await transaction.closeWorkItems({ kinds: ['refundDue'], subject: { kind: 'booking', id: bookingId }, by: staff.name });
    return ok('done' as const);
  });
