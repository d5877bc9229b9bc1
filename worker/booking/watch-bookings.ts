import type { BookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { workflows } from '@clinic/core/adapters/dbos/application';
import { askForReview } from '@clinic/core/booking/ask-for-review';
import type { BookingStore } from '@clinic/core/booking/booking-store';
import { videoLinkTimes } from '@clinic/core/booking/rules/video-link-times';
import type { NewWorkItem } from '@clinic/core/desk/work-item';
import { DBOS, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';

type Parts = { store: BookingStore; sweep: BookingSweep; unusualRates: () => Promise<void> };

/** Callbacks get lost and workers die for good: every minute somebody asks about open money and looks for what stands still. */
export function registerWatch({ store, sweep, unusualRates }: Parts): { bookings: ScheduledWorkflowFn; visits: ScheduledWorkflowFn } {
  const bookings = DBOS.registerWorkflow(
    async (scheduledAt: Date, _context: unknown) => {
      const asked = String(scheduledAt.getTime());
      await DBOS.runStep(
        async () => {
          for (const paymentId of await sweep.paymentsToAskAbout())
            await store.inTransaction((transaction) => transaction.start({ kind: 'settlePayment', paymentId, asked }));
        },
        { name: 'ask about money' },
      );
      await DBOS.runStep(
        async () => {
          for (const bookingId of await sweep.bookingsThatStandStill())
            await askForReview(store, bookingId, { reason: 'stuck', tellPatient: true });
          for (const work of await sweep.workLeftUndone(hourOf(scheduledAt)))
            await store.inTransaction((transaction) => transaction.start(work));
          await sweep.freeForgottenSlots();
        },
        { name: 'find what stands still' },
      );
      await DBOS.runStep(unusualRates, { name: 'count' });
      await DBOS.runStep(() => listWork(store, sweep, scheduledAt), { name: 'list what waits for a person' });
    },
    { name: workflows.watchBookings },
  );
  const visits = DBOS.registerWorkflow(
    async (scheduledAt: Date, _context: unknown) => {
      const day = scheduledAt.toISOString().slice(0, 10);
      await DBOS.runStep(
        async () => {
          for (const bookingId of await sweep.visitsToCome())
            await store.inTransaction((transaction) => transaction.start({ kind: 'recheckOn', bookingId, occasion: day }));
        },
        { name: 'look at the book' },
      );
    },
    { name: workflows.watchVisits },
  );
  return { bookings, visits };
}

/** Each schedule is a row, so one of all workers runs it. */
export const scheduleWatch = ({ bookings, visits }: ReturnType<typeof registerWatch>): Promise<void> =>
  DBOS.applySchedules([
    { scheduleName: 'watch-bookings', workflowFn: bookings, schedule: '* * * * *', cronTimezone: 'Europe/Lisbon' },
    { scheduleName: 'watch-visits', workflowFn: visits, schedule: '41 2 * * *', cronTimezone: 'Europe/Lisbon' },
  ]);

/** What is found undone is tried again, but not every minute. */
const hourOf = (at: Date) => at.toISOString().slice(0, 13);

/** Links to visits by video that are to be sent, until a source of links is there; insurers to be asked; whatever else needs a person and is in no list. */
export async function listWork(
  store: BookingStore,
  sweep: Pick<BookingSweep, 'onlineVisitsWithoutLink' | 'visitsToAuthorise' | 'unlistedReviews'>,
  now: Date,
): Promise<void> {
  for (const { id, startsAt } of await sweep.onlineVisitsWithoutLink()) {
    const { askFrom, dueAt } = videoLinkTimes(startsAt);
    if (askFrom <= now) await open({ kind: 'videoLinkMissing', subject: { kind: 'booking', id }, dueAt });
  }
  for (const { id } of await sweep.visitsToAuthorise()) await open({ kind: 'authorisationDue', subject: { kind: 'booking', id } });
  for (const id of await sweep.unlistedReviews(now)) await open({ kind: 'paymentMismatch', subject: { kind: 'booking', id } });

  function open(item: NewWorkItem): Promise<void> {
    return store.inTransaction((transaction) => transaction.openWorkItem(item));
  }
}
