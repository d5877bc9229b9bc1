import { replyWorkingHours } from '@clinic/core/working-hours/reply-hours';
import { addWorkingHours, workingMsBetween } from '@clinic/core/working-hours/working-hours';
import type { DayServices } from './day-services.ts';

const hour = 3_600_000;

/** The moment so many working hours ago, to the quarter of an hour. */
export function workingHoursBefore(now: Date, hours: number, calendar: Parameters<typeof addWorkingHours>[2]): Date {
  const missingMs = (start: Date) => hours * hour - workingMsBetween(start, now, calendar);
  let start = now;
  for (let missing = missingMs(start); missing > 0; missing = missingMs(start))
    start = new Date(start.getTime() - Math.max(missing, hour / 4));
  return start;
}

/** Nothing can be opened yesterday: the times of a booking’s work are written, and never made later: what is due before the visit stays so. */
export async function openedEarlier({ desk, pool }: DayServices, bookingId: string, openedAt: Date): Promise<void> {
  const dueAt = addWorkingHours(openedAt, replyWorkingHours, await desk.openingCalendar());
  await pool.query(
    "update core.work_items set opened_at = $2, due_at = least(due_at, $3) where subject_kind = 'booking' and subject_id = $1 and opened_at > $2",
    [bookingId, openedAt, dueAt],
  );
}
