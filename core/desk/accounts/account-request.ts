import { ok, type Result } from '../../kernel/result.ts';
import type { HeldTrouble } from '../desk-request.ts';
import type { StaffMember } from '../desk-store.ts';
import { refuseHeld } from '../work/refuse-held.ts';
import type { AccountDesk, AccountDeskTransaction } from './account-desk.ts';

/** The input of every action of the front desk on an account, or on a registration that waits for its e-mail. */
export type AccountRequest = { desk: AccountDesk; staff: StaffMember; accountId: string; requestId: string };

export const entryOf = ({ staff, accountId, requestId }: AccountRequest) => ({ staff, accountId, requestId });

/** The account opens the right record now: whatever waited for that is done. */
export async function closeRecordWork(
  transaction: AccountDeskTransaction,
  { accountId, staff }: AccountRequest,
): Promise<Result<null, HeldTrouble>> {
  const settled = { kinds: ['recordGone', 'recordLinkedElsewhere'] as const, subject: { kind: 'account' as const, id: accountId } };
  const free = await refuseHeld(transaction, staff, settled);
  if (free.ok) await transaction.closeWorkItems({ ...settled, by: staff.name });
  return free.ok ? ok(null) : free;
}
