import { err, ok, type Result } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { WorkItem, WorkItemKind } from './work-item.ts';

/** Done once somebody says so. The others are settled by what is done about their booking. */
export const settledBySaying: readonly WorkItemKind[] = [
  'videoLinkMissing',
  'authorisationDue',
  'letterNotDelivered',
  'nearbyVisit',
  'identityToCheck',
  'unusualRate',
];

type Pressed = Omit<DeskRequest, 'bookingId'> & { itemId: string };
type Settled = Promise<Result<WorkItem, DeskTrouble>>;

/** “Já enviei a ligação”, “Visto”: who said it and when stands in the audit log and on the booking's time line. */
export async function settleWork({ store, staff, itemId, requestId }: Pressed): Settled {
  const item = await store.readWork(itemId);
  if (!item) return err({ kind: 'notFound' });
  const { kind, subject } = item;
  if (!settledBySaying.includes(kind)) return err({ kind: 'nothingToDo' });
  const bookingId = subject.kind === 'booking' ? subject.id : null;
  const entry = { staff, bookingId, requestId, action: 'settled' as const, detail: { item: kind, itemId } };
  const done = await store.act<DeskTrouble>(entry, async (transaction) => {
    if ((await transaction.closeWorkItems({ kinds: [kind], subject, by: staff.name })) === 0) return err({ kind: 'nothingToDo' });
    if (bookingId) await transaction.remark(bookingId, { kind: 'workDone', by: staff, detail: { item: kind } });
    return ok('done' as const);
  });
  return done.ok ? ok(item) : done;
}
