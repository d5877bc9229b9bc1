import { err, ok, type Result } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { DeskTransaction } from './desk-store.ts';
import { releaseNow } from './release-booking.ts';
import { startAgain } from './retry-work.ts';
import { refuseHeld } from './work/refuse-held.ts';

async function close(transaction: DeskTransaction, { bookingId, staff }: DeskRequest): Promise<Result<null, DeskTrouble>> {
  const settled = { kinds: ['contactUnproven' as const], subject: { kind: 'booking' as const, id: bookingId } };
  const free = await refuseHeld(transaction, staff, settled);
  if (!free.ok) return free;
  return (await transaction.closeWorkItems({ ...settled, by: staff.name })) === 0 ? err({ kind: 'nothingToDo' }) : ok(null);
}

/** No code could be sent, so the front desk called: the patient is confirmed, and the visit is booked. */
export const bookUnproven = (request: DeskRequest) =>
  request.store.act<DeskTrouble>({ ...entryOf(request), action: 'bookUnproven' }, async (transaction) => {
    const closed = await close(transaction, request);
    if (!closed.ok) return closed;
    const started = await startAgain(transaction, request);
    if (!started.ok) return started;
    await transaction.addStaffEvent(request.bookingId, { kind: 'calledAndConfirmed', by: request.staff });
    return ok('done' as const);
  });

/** The front desk reached nobody, or the patient had not booked: the slot is released. */
export const releaseUnproven = (request: DeskRequest) =>
  request.store.act<DeskTrouble | { kind: 'notChosen' }>({ ...entryOf(request), action: 'releaseUnproven' }, async (transaction) => {
    const closed = await close(transaction, request);
    if (!closed.ok) return closed;
    await transaction.addStaffEvent(request.bookingId, { kind: 'calledInVain', by: request.staff });
    // Nobody was asked for money yet, and none that came all the same is kept.
    return releaseNow(transaction, request, { money: 'returned', noticeHours: 0 });
  });

const entryOf = ({ staff, bookingId, requestId }: DeskRequest) => ({ staff, bookingId, requestId });
