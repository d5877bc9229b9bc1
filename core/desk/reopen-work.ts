import { workOfReview, workSettledByReview } from '../booking/messages/promises.ts';
import type { Booking, BookingChange, ReviewReason } from '../booking/model/booking.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { WorkItem, WorkItemKind } from '../work-items/work-item.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import { settledBySaying } from './settle-work.ts';
import type { TimelineEntry } from './timeline.ts';
import { auditedSubject } from './work/act-on-work.ts';

/** For so long the page of a booking offers it; what was settled before has had its effect. */
const reopenDays = 7;

/** `visitChanged`: nobody needs it any more. `openedAnew`: it is in the list again, by a colleague or by what happened since. */
export type ReopenTrouble = DeskTrouble | { kind: 'visitChanged' | 'openedAnew' };

/** What a press alone settles; the other kinds are closed by what was done about them. */
const settledByPress: readonly WorkItemKind[] = [...settledBySaying, ...workSettledByReview.filter((kind) => kind !== 'contactUnproven')];

/** The review that was closed with the item is open again, for the reason that the item stands for. */
function reviewedAgain(kind: WorkItemKind, { reviewedAt }: Booking): BookingChange | null {
  if (!reviewedAt || !workSettledByReview.includes(kind)) return null;
  const [reason] = (Object.keys(workOfReview) as ReviewReason[]).filter((each) => workOfReview[each] === kind);
  return { reviewedAt: null, ...(reason && { reviewReason: reason }) };
}

type VisitFacts = Pick<Booking, 'movedTo' | 'cancelledAt' | 'paidAt' | 'givenUpAt' | 'videoUrl'>;

/** What happened to the visit since the item was settled makes it needless: its work goes on with another visit, or with none. */
export function isNeedlessSince(settledAt: Date, kind: WorkItemKind, visit: VisitFacts): boolean {
  if (visit.movedTo !== null || (visit.cancelledAt !== null && visit.cancelledAt > settledAt)) return true;
  if (kind === 'videoLinkMissing') return visit.videoUrl !== null;
  return kind === 'unpaidSoon' && (visit.paidAt ?? visit.givenUpAt) !== null;
}

type Told = { timeline: readonly TimelineEntry[]; items: readonly Pick<WorkItem, 'kind'>[]; booking: Booking };

/** Of a line that says that something was done: the item that can still be taken back, where it is the last word about it. */
export function reopenableItem(entry: TimelineEntry, { timeline, items, booking }: Told, now: Date): string | null {
  const { itemId, item } = entry.detail;
  const kind = settledByPress.find((each) => each === item);
  if ((entry.kind !== 'workDone' && entry.kind !== 'reviewed') || !kind || typeof itemId !== 'string') return null;
  if (entry.at < new Date(now.getTime() - reopenDays * 86_400_000) || items.some((open) => open.kind === kind)) return null;
  if (isNeedlessSince(entry.at, kind, booking)) return null;
  return timeline.findLast(({ detail }) => detail['itemId'] === itemId) === entry ? itemId : null;
}

type Pressed = Omit<DeskRequest, 'bookingId'> & { itemId: string };

/** “Reabrir”: it was said to be done by mistake. The same item is back, with its history and its deadline. */
export async function reopenWork({ store, staff, itemId, requestId }: Pressed): Promise<Result<WorkItem, ReopenTrouble>> {
  const item = await store.readWork(itemId);
  if (!item) return err({ kind: 'notFound' });
  const { kind, subject } = item;
  if (!settledByPress.includes(kind)) return err({ kind: 'nothingToDo' });
  const { detail, ...ids } = auditedSubject(subject);
  const entry = { staff, ...ids, requestId, action: 'reopened' as const, detail: { ...detail, item: kind, itemId } };
  const done = await store.act<ReopenTrouble>(entry, async (transaction) => {
    const visit = ids.bookingId ? await transaction.lock(ids.bookingId) : null;
    const settled = await transaction.lockSettledWork(itemId);
    if (settled === 'open') return err({ kind: 'openedAnew' });
    if (settled === null) return err({ kind: 'nothingToDo' });
    if (visit && isNeedlessSince(settled.at, kind, visit.booking)) return err({ kind: 'visitChanged' });
    if (!(await transaction.reopenWorkItem(itemId))) return err({ kind: 'openedAnew' });
    const review = visit && reviewedAgain(kind, visit.booking);
    if (review && ids.bookingId) await transaction.change(ids.bookingId, review);
    if (ids.bookingId) await transaction.addStaffEvent(ids.bookingId, { kind: 'workReopened', by: staff, detail: { item: kind } });
    return ok('done' as const);
  });
  return done.ok ? ok(item) : done;
}
