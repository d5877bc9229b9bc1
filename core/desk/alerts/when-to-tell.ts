import { addDays, inLisbon } from '../../kernel/lisbon-time.ts';
import type { WorkItemKind } from '../../work-items/work-item.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { lastOpenInstant } from '../../working-hours/working-hours.ts';

/** `visitAt`: of the booking that the item is about, where it is about one. */
export type WaitingItem = { id: string; kind: WorkItemKind; dueAt: Date; visitAt: Date | null };

/** Neither wakes anybody: money can be given back tomorrow, and the rest is done before the visit when the clinic opens. */
const waitsForMorning: readonly WorkItemKind[] = [
  ...(['refundDue', 'paidTwice', 'paymentMismatch', 'wrongAmount', 'notReleased', 'providerUnreachable'] as const),
  ...(['noteToPass', 'reminderCall', 'authorisationDue', 'earlierHour', 'identityToCheck', 'nearbyVisit', 'unpaidSoon'] as const),
];

const urgentHours = 12;

/** A patient would come, or wait before a screen, without knowing: the visit is within hours, or tomorrow and nobody kept the promise to call. */
export function isUrgent({ kind, dueAt, visitAt }: WaitingItem, now: Date): boolean {
  if (!visitAt || visitAt <= now || waitsForMorning.includes(kind)) return false;
  if (visitAt.getTime() - now.getTime() <= urgentHours * 3_600_000) return true;
  return dueAt <= now && inLisbon(visitAt).day === addDays(inLisbon(now).day, 1);
}

export const isClinicOpen = (now: Date, calendar: OpeningCalendar): boolean => lastOpenInstant(now, calendar).getTime() === now.getTime();

/** How long after the last sign of life the desk counts as empty: a browser that reloads or loses its network is back before. */
const emptyAfterMs = 3 * 60_000;

export type DeskWatch = { lookedAt: Date | null; digestAt: Date | null };

export const isDeskEmpty = ({ lookedAt }: DeskWatch, now: Date): boolean =>
  lookedAt === null || now.getTime() - lookedAt.getTime() > emptyAfterMs;

/** In opening hours, while something waits and nobody looks; not again for so many minutes. */
export const isDigestDue = (watch: DeskWatch, now: Date, calendar: OpeningCalendar, everyMinutes: number): boolean =>
  isClinicOpen(now, calendar) &&
  isDeskEmpty(watch, now) &&
  (watch.digestAt === null || now.getTime() - watch.digestAt.getTime() >= everyMinutes * 60_000);

/** Outside opening hours, while nobody looks. */
export const mayTextOnCall = (watch: DeskWatch, now: Date, calendar: OpeningCalendar): boolean =>
  !isClinicOpen(now, calendar) && isDeskEmpty(watch, now);
