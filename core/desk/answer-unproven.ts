import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { DeskTransaction } from './desk-store.ts';
import { releaseNow } from './release-booking.ts';
import { startAgain } from './retry-work.ts';

const close = (transaction: DeskTransaction, { bookingId, staff }: DeskRequest) =>
  transaction.closeWorkItems({ kinds: ['contactUnproven'], subject: { kind: 'booking', id: bookingId }, by: staff.name });

/** No code could be sent, so somebody called: it was who it said it was, and the visit is made. */
export const bookUnproven = (request: DeskRequest) =>
  request.store.act<DeskTrouble>({ ...entryOf(request), action: 'bookUnproven' }, async (transaction) => {
    if ((await close(transaction, request)) === 0) return err({ kind: 'nothingToDo' });
    const started = await startAgain(transaction, request);
    if (!started.ok) return started;
    await transaction.remark(request.bookingId, { kind: 'calledAndConfirmed', by: request.staff });
    return ok('done' as const);
  });

/** Nobody answered, or nobody had asked for it: the hour is free again. */
export const releaseUnproven = (request: DeskRequest) =>
  request.store.act<DeskTrouble>({ ...entryOf(request), action: 'releaseUnproven' }, async (transaction) => {
    if ((await close(transaction, request)) === 0) return err({ kind: 'nothingToDo' });
    await transaction.remark(request.bookingId, { kind: 'calledInVain', by: request.staff });
    return releaseNow(transaction, request);
  });

const entryOf = ({ staff, bookingId, requestId }: DeskRequest) => ({ staff, bookingId, requestId });
