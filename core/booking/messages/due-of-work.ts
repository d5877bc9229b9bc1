import type { WorkItemKind } from '../../work-items/work-item.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { replyWorkingHours } from '../../working-hours/reply-hours.ts';
import { addWorkingHours } from '../../working-hours/working-hours.ts';
import { dueBeforeVisit } from './due-before-visit.ts';

/** Money goes back by its own promise, whenever the visit is or would have been. */
export const apartFromVisit: readonly WorkItemKind[] = ['refundDue', 'paidTwice'];

/** `visitAt`: of the booking that it is about; null without one. `dueAt`: the time that this work has of its own. */
type Opened = { kind: WorkItemKind; visitAt: Date | null; dueAt?: Date | undefined };

/**
 * By when work is done: within the hours that the clinic promises, and what is about a coming visit before it. An answer about tomorrow's
 * visit that waits for its 24 working hours is read after the visit. Also for a visit that was cancelled: who does not know it comes.
 */
export function dueOfWork({ kind, visitAt, dueAt }: Opened, calendar: OpeningCalendar, now: Date): Date {
  const due = dueAt ?? addWorkingHours(now, replyWorkingHours, calendar);
  if (!visitAt || visitAt <= now || apartFromVisit.includes(kind)) return due;
  // A time of its own may be the hour of the visit itself: a document is looked at when its patient stands there.
  if (dueAt && dueAt <= visitAt) return dueAt;
  return new Date(Math.min(due.getTime(), dueBeforeVisit(visitAt, calendar, now).getTime()));
}

/**
 * Of work that goes along with a visit that is moved: before the new hour, too, which may be the earlier one. What is due at the hour itself
 * is due at the new one, when the patient stands there.
 */
export function dueAfterMove(
  { kind, dueAt }: { kind: WorkItemKind; dueAt: Date },
  visit: { from: Date; to: Date },
  calendar: OpeningCalendar,
  now: Date,
): Date {
  if (visit.to <= now || apartFromVisit.includes(kind)) return dueAt;
  if (dueAt.getTime() === visit.from.getTime()) return visit.to;
  return new Date(Math.min(dueAt.getTime(), dueBeforeVisit(visit.to, calendar, now).getTime()));
}
