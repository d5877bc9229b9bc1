import { recordAnsweredRequests } from './answered-requests.ts';
import type { DayServices } from './day-services.ts';
import { makeNewsletterTroubles } from './newsletter-troubles.ts';
import { recordPastWeeks } from './past-weeks.ts';
import { cancelledVisit, letPeopleWait, openOneHour } from './people-waiting.ts';
import { recordReading } from './reading-figures.ts';
import { writeReadyAnswers } from './ready-answers.ts';
import { sendRequests } from './requests-to-answer.ts';
import { recordTodaysVisits } from './todays-visits.ts';
import { makeTroubles } from './troubled-bookings.ts';
import { makeWorkOfVisits, touchWork } from './work-about-visits.ts';

/** In the order in which they need one another. Each finds what it has made, so that it can be interrupted anywhere and begun again. */
const parts: ((services: DayServices, now: Date) => Promise<void>)[] = [
  ...[recordPastWeeks, recordAnsweredRequests, recordTodaysVisits, recordReading, writeReadyAnswers],
  ...[sendRequests, makeTroubles, makeNewsletterTroubles, makeWorkOfVisits, touchWork, letPeopleWait, openOneHour],
];

/**
 * A day at the clinic to look at: what waits, who comes today and tomorrow, and what the last weeks were. A start that was interrupted is
 * finished by the next; a day that is whole is left alone, whatever has become of it.
 */
export async function seedDay(services: DayServices, now: Date): Promise<void> {
  // The last thing that is made.
  if (await services.booking.store.read(cancelledVisit)) return;
  for (const part of parts) await part(services, now);
}
