import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { DeskTransaction, StaffMember } from './desk-store.ts';
import { refuseHeld } from './work/refuse-held.ts';

type Asked = { staff: StaffMember; bookingId: string; at: Date; refundId?: string };

/**
 * MB WAY and cards: the provider sends the money back the way it came, asked once by the worker. The item stays open until it has answered;
 * while it has not, nobody can record another refund of the same money.
 */
export async function askProvider(transaction: DeskTransaction, { staff, bookingId, at, ...which }: Asked): Promise<boolean> {
  const asked = await transaction.askProviderForRefunds(bookingId, { by: staff, at, ...which });
  for (const refundId of asked) {
    await transaction.addStaffEvent(bookingId, { kind: 'refundAsked', by: staff, detail: { refundId } });
    await transaction.enqueueWork({ kind: 'refundMoney', refundId });
  }
  return asked.length > 0;
}

/** One refund, from its booking's page. */
export const askForRefund = ({ store, staff, bookingId, requestId }: DeskRequest, refundId: string) =>
  store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'refundAsked', detail: { refundId } }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const free = await refuseHeld(transaction, staff, { kinds: ['refundDue'], subject: { kind: 'booking', id: bookingId } });
    if (!free.ok) return free;
    const isAsked = await askProvider(transaction, { staff, bookingId, at: locked.now, refundId });
    return isAsked ? ok('done' as const) : err({ kind: 'nothingToDo' });
  });
