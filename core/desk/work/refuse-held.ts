import { err, ok, type Result } from '../../kernel/result.ts';
import type { WorkItemKind, WorkItemSubject } from '../../work-items/work-item.ts';
import type { HeldTrouble } from '../desk-request.ts';
import type { LockedWork, StaffMember, WorkTransaction } from '../desk-store.ts';
import { claimOf, isHeldByOther } from './claim.ts';

/** Of these items, the one that a colleague holds. */
export function heldByOther(locked: readonly LockedWork[], staff: StaffMember): HeldTrouble | null {
  for (const { item, trace, now } of locked) {
    const claim = claimOf(trace, now);
    if (isHeldByOther(claim, staff.id)) return { kind: 'held', itemId: item.id, by: claim.by.name, since: claim.since };
  }
  return null;
}

/** Two people must not answer the same patient: what somebody else holds is theirs, until it is taken over on purpose. */
export async function refuseHeld(
  transaction: Pick<WorkTransaction, 'lockWork'>,
  staff: StaffMember,
  wanted: { subject: WorkItemSubject; kinds: readonly WorkItemKind[] },
): Promise<Result<null, HeldTrouble>> {
  const held = heldByOther(await transaction.lockWork(wanted), staff);
  return held ? err(held) : ok(null);
}
