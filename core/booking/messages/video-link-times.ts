import { inLisbon } from '../../kernel/lisbon-time.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { lastOpenInstant, workingDayBefore } from '../../working-hours/working-hours.ts';

/** Without a link an hour before the visit, patients begin to worry. */
const hoursBefore = 1;

/** When the front desk is asked to send the video link, and by when it must be sent: both within working hours. */
export const videoLinkTimes = (startsAt: Date, calendar: OpeningCalendar): { askFrom: Date; dueAt: Date } => ({
  askFrom: workingDayBefore(inLisbon(startsAt).day, calendar).opens,
  dueAt: lastOpenInstant(new Date(startsAt.getTime() - hoursBefore * 3_600_000), calendar),
});
