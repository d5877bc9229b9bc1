import type { OpeningCalendar } from '../working-hours/opening-calendar.ts';
import { replyWorkingHours } from '../working-hours/reply-hours.ts';
import { addWorkingDays, addWorkingHours } from '../working-hours/working-hours.ts';
import type { RequestKind } from './request-kinds.ts';

const complaintWorkingDays = 10;

/** Until when somebody answers, if the request is received now. */
export const answerDeadline = (kind: RequestKind, receivedAt: Date, calendar: OpeningCalendar): Date =>
  kind === 'complaint'
    ? addWorkingDays(receivedAt, complaintWorkingDays, calendar)
    : addWorkingHours(receivedAt, replyWorkingHours, calendar);
