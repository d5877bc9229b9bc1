import { err, ok, type Result } from '../../kernel/result.ts';
import type { NewWorkEvent, WorkEventKind } from '../../work-items/work-event.ts';
import type { WorkItem, WorkItemSubject } from '../../work-items/work-item.ts';
import type { DeskTrouble } from '../desk-request.ts';
import type { DeskStore, LockedWork, StaffMember } from '../desk-store.ts';
import { heldByOther } from './refuse-held.ts';

/** One press about one item. */
export type WorkPress = { store: DeskStore; staff: StaffMember; itemId: string; requestId: string };

/** A note, a call and a reply are facts whoever holds the item; these decide what becomes of it. */
const holdersAlone: readonly WorkEventKind[] = ['claimed', 'snoozed', 'woken', 'paused', 'resumed'];

/** By what the audit log finds everything about somebody. */
export const auditedSubject = ({ kind, id }: WorkItemSubject) => ({
  bookingId: kind === 'booking' ? id : null,
  accountId: kind === 'account' ? id : null,
  detail: { ...(kind === 'request' && { visitorRequest: id }), ...(kind === 'registration' && { registration: id }) },
});

/** Adds what was done to the item's history, unless the rule refuses it. Answers with the item, whose page is shown next. */
export async function actOnWork<Trouble>(
  { store, staff, itemId, requestId }: WorkPress,
  action: WorkEventKind,
  rule: (locked: LockedWork) => Result<Omit<NewWorkEvent, 'kind' | 'by'>, Trouble>,
): Promise<Result<WorkItem, Trouble | DeskTrouble>> {
  const item = await store.readWork(itemId);
  if (!item) return err({ kind: 'notFound' });
  const { detail, ...subject } = auditedSubject(item.subject);
  const entry = { staff, requestId, action, ...subject, detail: { ...detail, item: item.kind, itemId } };
  const done = await store.act<Trouble | DeskTrouble>(entry, async (transaction) => {
    const [locked] = await transaction.lockWork({ itemId });
    if (!locked) return err({ kind: 'nothingToDo' });
    const held = holdersAlone.includes(action) ? heldByOther([locked], staff) : null;
    if (held) return err(held);
    const event = rule(locked);
    if (!event.ok) return event;
    await transaction.addWorkEvent(itemId, { ...event.value, kind: action, by: staff });
    return ok('done' as const);
  });
  return done.ok ? ok(item) : done;
}
