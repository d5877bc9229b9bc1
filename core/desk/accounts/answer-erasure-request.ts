import { err, ok } from '../../kernel/result.ts';
import type { DeskTrouble } from '../desk-request.ts';
import { refuseHeld } from '../work/refuse-held.ts';
import type { AccountDeskTransaction } from './account-desk.ts';
import { type AccountRequest, entryOf } from './account-request.ts';

/** Staff have checked what must stay under the law, and the erasure begins. It closes whatever else is open about the account. */
export const carryOutErasure = (request: AccountRequest) =>
  request.desk.act<DeskTrouble>({ ...entryOf(request), action: 'erase' }, async (transaction) => {
    const closed = await closeRequest(transaction, request);
    if (closed.ok) await transaction.startErasure(request.accountId);
    return closed;
  });

/** The person no longer wants it: nothing is erased, and they may ask again at any time. */
export const dropErasure = (request: AccountRequest) =>
  request.desk.act<DeskTrouble>({ ...entryOf(request), action: 'dropErasure' }, async (transaction) => {
    const closed = await closeRequest(transaction, request);
    if (closed.ok) await transaction.endErasureRequest(request.accountId);
    return closed;
  });

async function closeRequest(transaction: AccountDeskTransaction, { accountId, staff }: AccountRequest) {
  if (!(await transaction.lock(accountId))) return err({ kind: 'notFound' as const });
  const settled = { kinds: ['erasureRequested' as const], subject: { kind: 'account' as const, id: accountId } };
  const free = await refuseHeld(transaction, staff, settled);
  if (!free.ok) return free;
  const count = await transaction.closeWorkItems({ ...settled, by: staff.name });
  return count > 0 ? ok('done' as const) : err({ kind: 'nothingToDo' as const });
}
