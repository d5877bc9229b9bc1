import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { DeskTransaction } from './desk-store.ts';
import { releaseNow } from './release-booking.ts';
import { startAgain } from './retry-work.ts';

const close = (transaction: DeskTransaction, { bookingId, staff }: DeskRequest) =>
  transaction.closeWorkItems({ kinds: ['contactUnproven'], subject: { kind: 'booking', id: bookingId }, by: staff.name });

/** No code could be sent, so the front desk called: the patient is confirmed, and the visit is booked. */
export const bookUnproven = (request: DeskRequest) =>
  request.store.act<DeskTrouble>({ ...entryOf(request), action: 'bookUnproven' }, async (transaction) => {
    if ((await close(transaction, request)) === 0) return err({ kind: 'nothingToDo' });
    const started = await startAgain(transaction, request);
    if (!started.ok) return started;
    await transaction.addStaffEvent(request.bookingId, { kind: 'calledAndConfirmed', by: request.staff });
    return ok('done' as const);
  });

/** The front desk reached nobody, or the patient had not booked: the slot is released. */
export const releaseUnproven = (request: DeskRequest) =>
  request.store.act<DeskTrouble>({ ...entryOf(request), action: 'releaseUnproven' }, async (transaction) => {
    if ((await close(transaction, request)) === 0) return err({ kind: 'nothingToDo' });
    await transaction.addStaffEvent(request.bookingId, { kind: 'calledInVain', by: request.staff });
    return releaseNow(transaction, request);
  });

const entryOf = ({ staff, bookingId, requestId }: DeskRequest) => ({ staff, bookingId, requestId });
