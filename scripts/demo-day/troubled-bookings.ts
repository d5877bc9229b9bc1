import { inTransaction } from '@clinic/core/adapters/database/in-transaction';
import { askForReview } from '@clinic/core/booking/appointment/ask-for-review';
import { payBy } from '@clinic/core/booking/model/payment-choice';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { OpeningCalendar } from '@clinic/core/working-hours/opening-calendar';
import { addWorkingDays } from '@clinic/core/working-hours/working-hours';
import type { DayServices } from './day-services.ts';
import { inventedPerson } from './invented-people.ts';
import { type DemoPayment, type DemoVisit, demoVisitId, keepBookings } from './keep-booking.ts';
import { minutesAfter } from './moments.ts';
import { openedEarlier, workingHoursBefore } from './times-written.ts';

/** Each with a booking of its own. */
const broken = [
  { kind: 'clinicRefused', workingHoursAgo: 1.5 },
  { kind: 'wrongAmount', workingHoursAgo: 4 },
  { kind: 'refundDue', workingHoursAgo: 21 },
] as const;
type Trouble = (typeof broken)[number]['kind'];
type Troubled = { kind: Trouble; openedAt: Date; visit: DemoVisit; payment: DemoPayment | null };

/** Bookings with which something went wrong, each in its own way. */
export const troubledBookings = (now: Date, calendar: OpeningCalendar): Troubled[] =>
  broken.map(({ kind, workingHoursAgo }, number) => {
    const openedAt = workingHoursBefore(now, workingHoursAgo, calendar);
    const submittedAt = minutesAfter(openedAt, -40);
    const startsAt = fromLisbon(inLisbon(addWorkingDays(now, 8 + number, calendar)).day, '11:40') ?? now;
    const [id, patient] = [demoVisitId(6_000 + number), inventedPerson(330 + number)];
    const visit = { id, startsAt, submittedAt, doctorId: 202, doctorName: 'Dr. Henrique Valadares', patient };
    if (kind === 'clinicRefused')
      return { kind, openedAt, visit: { ...visit, failedAt: openedAt, failureKind: 'errorCreatingPatient' }, payment: null };
    const [askedAt, paidAt, method] = [minutesAfter(submittedAt, 1), minutesAfter(submittedAt, 20), 'multibanco' as const];
    const asked = { paymentMethod: method, payBy: payBy(method, submittedAt, startsAt), paymentRequestedAt: askedAt };
    const cancelled = { bookedAt: askedAt, paidAt, confirmedAt: paidAt, cancelledAt: openedAt, releasedAt: openedAt };
    const money = { paidAt, transactionId: `demo-${number}`, lastAskedAt: paidAt, paidCents: kind === 'refundDue' ? 9_000 : 6_000 };
    return {
      ...{ kind, openedAt, visit: { ...visit, ...asked, ...(kind === 'refundDue' ? cancelled : {}) } },
      payment: { bookingId: id, method, requestedAt: askedAt, ...money },
    };
  });

export async function makeTroubles(services: DayServices, now: Date): Promise<void> {
  const { booking, desk, pool } = services;
  for (const { kind, openedAt, visit, payment } of troubledBookings(now, await desk.openingCalendar())) {
    if (!(await booking.store.read(visit.id)))
      await inTransaction(pool, ({ db }) => keepBookings(db, booking.keys, [visit], payment ? [payment] : []));
    await openTrouble(services, kind, visit.id, now);
    await openedEarlier(services, visit.id, openedAt);
  }
}

/** By the same functions as where it happens; a second time they find it done. */
async function openTrouble({ booking: { store } }: DayServices, kind: Trouble, bookingId: string, now: Date): Promise<void> {
  if (kind !== 'refundDue') return askForReview(store, bookingId, { reason: kind, tellPatient: false });
  const [payment] = await store.readPayments(bookingId);
  if (!payment) return;
  const refund = {
    bookingId,
    paymentId: payment.id,
    transactionId: payment.transactionId ?? '',
    amountCents: 9_000,
    reason: 'cancelled' as const,
  };
  await store.inTransaction(async (transaction) => void (await transaction.addRefund(refund, now)));
}
