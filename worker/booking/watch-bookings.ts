import type { BookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { workflows } from '@clinic/core/adapters/dbos/application';
import { askForReview } from '@clinic/core/booking/appointment/ask-for-review';
import { videoLinkTimes } from '@clinic/core/booking/messages/video-link-times';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import type { NewWorkItem } from '@clinic/core/work-items/work-item';
import type { OpeningCalendar } from '@clinic/core/working-hours/opening-calendar';
import { DBOS, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';

type WatchPorts = { store: BookingStore; sweep: BookingSweep; calendar: () => OpeningCalendar; unusualRates: () => Promise<void> };
type Schedules = { bookings: ScheduledWorkflowFn; visits: ScheduledWorkflowFn };

/** Callbacks get lost and workers crash: every minute open payments are polled, and stuck bookings and abandoned work are picked up. */
export function registerWatch({ store, sweep, calendar, unusualRates }: WatchPorts): Schedules {
  const bookings = DBOS.registerWorkflow(
    async (scheduledAt: Date, _context: unknown) => {
      const occasion = String(scheduledAt.getTime());
      await DBOS.runStep(
        async () => {
          for (const paymentId of await sweep.paymentsToPoll())
            await store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'settlePayment', paymentId, asked: occasion }));
        },
        { name: 'ask about money' },
      );
      await DBOS.runStep(
        async () => {
          for (const bookingId of await sweep.stuckBookings()) await askForReview(store, bookingId, { reason: 'stuck', tellPatient: true });
          for (const work of await sweep.abandonedWork(hourOf(scheduledAt)))
            await store.inTransaction((transaction) => transaction.enqueueWork(work));
          await sweep.releaseExpiredHolds();
        },
        { name: 'find what stands still' },
      );
      await DBOS.runStep(unusualRates, { name: 'count' });
      await DBOS.runStep(() => listWork({ store, sweep, calendar: calendar() }, scheduledAt), { name: 'list what waits for a person' });
    },
    { name: workflows.watchBookings },
  );
  const visits = DBOS.registerWorkflow(
    async (scheduledAt: Date, _context: unknown) => {
      const day = scheduledAt.toISOString().slice(0, 10);
      await DBOS.runStep(
        async () => {
          for (const bookingId of await sweep.upcomingVisits())
            await store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'recheckOn', bookingId, occasion: day }));
        },
        { name: 'look at the book' },
      );
    },
    { name: workflows.watchVisits },
  );
  return { bookings, visits };
}

/** Each schedule is a row, so only one of the workers runs it. */
export const scheduleWatch = ({ bookings, visits }: Schedules): Promise<void> =>
  DBOS.applySchedules([
    { scheduleName: 'watch-bookings', workflowFn: bookings, schedule: '* * * * *', cronTimezone: 'Europe/Lisbon' },
    { scheduleName: 'watch-visits', workflowFn: visits, schedule: '41 2 * * *', cronTimezone: 'Europe/Lisbon' },
  ]);

/** What is found undone is retried, at most once an hour. */
const hourOf = (at: Date) => at.toISOString().slice(0, 13);

type ListPorts = {
  store: BookingStore;
  sweep: Pick<BookingSweep, 'onlineVisitsWithoutLink' | 'visitsToAuthorise' | 'unlistedReviews'>;
  calendar: OpeningCalendar;
};

/** Opens work items: video links to send (there is no source of links yet), insurers to ask, and reviews that have no item. */
export async function listWork({ store, sweep, calendar }: ListPorts, now: Date): Promise<void> {
  for (const { id, startsAt } of await sweep.onlineVisitsWithoutLink()) {
    const { askFrom, dueAt } = videoLinkTimes(startsAt, calendar);
    if (askFrom <= now) await open({ kind: 'videoLinkMissing', subject: { kind: 'booking', id }, dueAt });
  }
  for (const { id } of await sweep.visitsToAuthorise()) await open({ kind: 'authorisationDue', subject: { kind: 'booking', id } });
  for (const id of await sweep.unlistedReviews(now)) await open({ kind: 'paymentMismatch', subject: { kind: 'booking', id } });

  function open(item: NewWorkItem): Promise<void> {
    return store.inTransaction((transaction) => transaction.openWorkItem(item));
  }
}
