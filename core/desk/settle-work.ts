import { err, ok, type Result } from '../kernel/result.ts';
import type { WorkItem, WorkItemKind } from '../work-items/work-item.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import { auditedSubject } from './work/act-on-work.ts';
import { refuseHeld } from './work/refuse-held.ts';

/** Closed when staff say that it is done. The other kinds are closed by actions on their booking or account. */
export const settledBySaying: readonly WorkItemKind[] = [
  'videoLinkMissing',
  'authorisationDue',
  'noteToPass',
  'letterNotDelivered',
  'letterArrived',
  'formLetterArrived',
  'nearbyVisit',
  'identityToCheck',
  'unusualRate',
  'newsletterNotSent',
  'subscribersNotTold',
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

const areLetters: readonly WorkItemKind[] = ['letterArrived', 'formLetterArrived'];

/** `read`: of letters that arrived, the last on the page that was pressed on. */
type Pressed = Omit<DeskRequest, 'bookingId'> & { itemId: string; read?: string | null };
/** `newerLetter`: another arrived since the page was opened, and nobody has read it. */
type SettleTrouble = DeskTrouble | { kind: 'newerLetter' };
type Settled = Promise<Result<WorkItem, SettleTrouble>>;

/** “Já enviei a ligação”, “Visto”: who closed it and when is in the audit log and on the booking's timeline. */
export async function settleWork({ store, staff, itemId, requestId, read = null }: Pressed): Settled {
  const item = await store.readWork(itemId);
  if (!item) return err({ kind: 'notFound' });
  const { kind, subject } = item;
  if (!settledBySaying.includes(kind)) return err({ kind: 'nothingToDo' });
  const { detail, ...ids } = auditedSubject(subject);
  const entry = { staff, ...ids, requestId, action: 'settled' as const, detail: { ...detail, item: kind, itemId } };
  const done = await store.act<SettleTrouble>(entry, async (transaction) => {
    const free = await refuseHeld(transaction, staff, { subject, kinds: [kind] });
    if (!free.ok) return free;
    if (areLetters.includes(kind) && (await transaction.newestArrived(subject)) !== read) return err({ kind: 'newerLetter' });
    if ((await transaction.closeWorkItems({ kinds: [kind], subject, by: staff.name })) === 0) return err({ kind: 'nothingToDo' });
    if (ids.bookingId) await transaction.addStaffEvent(ids.bookingId, { kind: 'workDone', by: staff, detail: { item: kind, itemId } });
    return ok('done' as const);
  });
  return done.ok ? ok(item) : done;
}
