import type { DayServices } from './day-services.ts';
import { demoVisitId } from './keep-booking.ts';
import { recordAnsweredRequests, recordPastWeeks } from './past-weeks.ts';
import { recordReading } from './reading-figures.ts';
import { recordTodaysVisits } from './todays-visits.ts';
import { makeTroubles, makeWorkOfVisits, sendRequests, touchWork } from './waiting-work.ts';

/** Made last of all bookings of the day: where it is there, so is the rest. */
const lastMade = demoVisitId(6_002);

/**
 * A day at the clinic to look at: what waits, who comes today and tomorrow, and what the last weeks were. Twice changes nothing, and what
 * a start that was interrupted has made is kept.
 */
export async function seedDay(services: DayServices, now: Date): Promise<void> {
  if (await services.booking.store.read(lastMade)) return;
  await Promise.all([recordPastWeeks(services, now), recordAnsweredRequests(services, now), recordTodaysVisits(services, now)]);
  await recordReading(services, now);
  await sendRequests(services, now);
  await makeTroubles(services, now);
  await makeWorkOfVisits(services, now);
  await touchWork(services, now);
}
