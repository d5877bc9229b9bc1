import { addDays, type Day, inLisbon } from '../kernel/lisbon-time.ts';
import type { OpeningCalendar } from '../working-hours/opening-calendar.ts';
import { isWorkingDay } from '../working-hours/working-hours.ts';

/** A day between the request and its answer, and what happens on it. */
export type AnswerDay = { day: Day; kind: 'sent' | 'open' | 'closed' | 'answer' };

/** More would not fit on a telephone. */
const mostDays = 7;

/** Every day from the request to the last on which it is answered; none where they are too many to be shown. */
export function answerDays(receivedAt: Date, answerBy: Date, calendar: OpeningCalendar): AnswerDay[] {
  const [first, last] = [inLisbon(receivedAt).day, inLisbon(answerBy).day];
  const days: AnswerDay[] = [];
  for (let day = first; day <= last && days.length <= mostDays; day = addDays(day, 1)) {
    const between = isWorkingDay(day, calendar) ? 'open' : 'closed';
    days.push({ day, kind: day === last ? 'answer' : day === first ? 'sent' : between });
  }
  return days.length > mostDays ? [] : days;
}
