import type { RefundWay } from '../booking/model/refund.ts';
import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import { refuseHeld } from './work/refuse-held.ts';

/**
 * The refund was made in the provider's own program or by transfer; this records once who did it, when and how. The patient is notified, as
 * the mail about the cancellation promised.
 */
export const markRefunded = ({ store, staff, bookingId, requestId }: DeskRequest, refundId: string, how: RefundWay) =>
  store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'refunded', detail: { refundId, how } }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const settled = { kinds: ['refundDue' as const], subject: { kind: 'booking' as const, id: bookingId } };
    const free = await refuseHeld(transaction, staff, settled);
    if (!free.ok) return free;
    if (!(await transaction.settleRefund(bookingId, refundId, { by: staff, at: locked.now, how }))) return err({ kind: 'nothingToDo' });
    await transaction.addStaffEvent(bookingId, { kind: 'refunded', by: staff, detail: { refundId, how } });
    await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'refunded', about: refundId });
    if (!(await transaction.hasOpenRefund(bookingId))) await transaction.closeWorkItems({ ...settled, by: staff.name });
    return ok('done' as const);
  });
