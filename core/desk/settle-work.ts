import { err, ok, type Result } from '../kernel/result.ts';
import type { WorkItem, WorkItemKind } from '../work-items/work-item.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import { refuseHeld } from './work/refuse-held.ts';

/** Closed when staff say that it is done. The other kinds are closed by actions on their booking or account. */
export const settledBySaying: readonly WorkItemKind[] = [
  'videoLinkMissing',
  'authorisationDue',
  'noteToPass',
  'letterNotDelivered',
  'nearbyVisit',
  'identityToCheck',
  'unusualRate',
  'profileRefused',
  'accessQuestioned',
  'runningLate',
  'cannotCome',
  'notMyVisit',
  'reminderCall',
  'unpaidSoon',
  'recordLinkedElsewhere',
  'recordGone',
  'clinicCancelled',
  'earlierHour',
];

type Pressed = Omit<DeskRequest, 'bookingId'> & { itemId: string };
type Settled = Promise<Result<WorkItem, DeskTrouble>>;

/** “Já enviei a ligação”, “Visto”: who closed it and when is in the audit log and on the booking's timeline. */
export async function settleWork({ store, staff, itemId, requestId }: Pressed): Settled {
  const item = await store.readWork(itemId);
  if (!item) return err({ kind: 'notFound' });
  const { kind, subject } = item;
  if (!settledBySaying.includes(kind)) return err({ kind: 'nothingToDo' });
  const bookingId = subject.kind === 'booking' ? subject.id : null;
  const accountId = subject.kind === 'account' ? subject.id : null;
  const entry = { staff, bookingId, accountId, requestId, action: 'settled' as const, detail: { item: kind, itemId } };
  const done = await store.act<DeskTrouble>(entry, async (transaction) => {
    const free = await refuseHeld(transaction, staff, { subject, kinds: [kind] });
    if (!free.ok) return free;
    if ((await transaction.closeWorkItems({ kinds: [kind], subject, by: staff.name })) === 0) return err({ kind: 'nothingToDo' });
    if (bookingId) await transaction.addStaffEvent(bookingId, { kind: 'workDone', by: staff, detail: { item: kind } });
    return ok('done' as const);
  });
  return done.ok ? ok(item) : done;
}
