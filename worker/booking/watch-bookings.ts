import type { BookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { workflows } from '@clinic/core/adapters/dbos/application';
import { askForReview } from '@clinic/core/booking/appointment/ask-for-review';
import { dueBeforeVisit } from '@clinic/core/booking/messages/due-before-visit';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import type { VideoRooms } from '@clinic/core/booking/ports/video-rooms';
import type { NewWorkItem } from '@clinic/core/work-items/work-item';
import type { OpeningCalendar } from '@clinic/core/working-hours/opening-calendar';
import { replyWorkingHours } from '@clinic/core/working-hours/reply-hours';
import { addWorkingHours } from '@clinic/core/working-hours/working-hours';
import { DBOS, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { findVideoRooms } from './find-video-rooms.ts';

type WatchPorts = {
  store: BookingStore;
  sweep: BookingSweep;
  rooms: VideoRooms;
  calendar: () => OpeningCalendar;
  unusualRates: () => Promise<void>;
};
type Schedules = { bookings: ScheduledWorkflowFn; visits: ScheduledWorkflowFn };

/** Callbacks get lost and workers crash: every minute open payments are polled, and stuck bookings and abandoned work are picked up. */
export function registerWatch({ store, sweep, rooms, calendar, unusualRates }: WatchPorts): Schedules {
  const bookings = registerWorkflow(
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
      // The last step: nothing else waits for a slow provider of rooms.
      await DBOS.runStep(() => findVideoRooms({ store, sweep, rooms, calendar: calendar() }, scheduledAt), { name: 'find video rooms' });
    },
    { name: workflows.watchBookings },
  );
  const visits = registerWorkflow(
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
  sweep: Pick<BookingSweep, 'visitsToAuthorise' | 'visitsWithNote' | 'unpaidBeforeDeadline' | 'unlistedReviews'>;
  calendar: OpeningCalendar;
};

/** Opens work items: insurers to ask, notes to pass on to the doctor, unpaid visits near their deadline, and reviews that have no item. */
export async function listWork({ store, sweep, calendar }: ListPorts, now: Date): Promise<void> {
  const asSoonAsUsual = addWorkingHours(now, replyWorkingHours, calendar);
  for (const { id, startsAt } of await sweep.visitsToAuthorise()) {
    const before = dueBeforeVisit(startsAt, calendar, now);
    const dueAt = new Date(Math.min(before.getTime(), asSoonAsUsual.getTime()));
    await open({ kind: 'authorisationDue', subject: { kind: 'booking', id }, dueAt });
  }
  for (const { id, startsAt } of await sweep.visitsWithNote())
    await open({ kind: 'noteToPass', subject: { kind: 'booking', id }, dueAt: dueBeforeVisit(startsAt, calendar, now) });
  for (const { id, payBy } of await sweep.unpaidBeforeDeadline())
    await open({ kind: 'unpaidSoon', subject: { kind: 'booking', id }, ...(payBy && { dueAt: payBy }) });
  for (const id of await sweep.unlistedReviews(now)) await open({ kind: 'paymentMismatch', subject: { kind: 'booking', id } });

  function open(item: NewWorkItem): Promise<void> {
    return store.inTransaction((transaction) => transaction.openWorkItem(item));
  }
}
