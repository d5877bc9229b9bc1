import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { isWorkingDay } from '@clinic/core/working-hours/working-hours';
import { expect, test } from 'vitest';
import { answeredNumbers, answeredTimes } from './answered-requests.ts';
import { inventedPerson } from './invented-people.ts';
import type { DemoPayment, DemoVisit } from './keep-booking.ts';
import { momentOn, workingDayFrom } from './moments.ts';
import { pastVisits } from './past-visits.ts';
import { troubledBookings } from './troubled-bookings.ts';
import { visitFromSite } from './visit-from-site.ts';

/** An ordinary week, one after the clocks have changed, one after Easter and one with a holiday in it. */
const mondays = ['2026-07-06', '2026-10-26', '2027-03-29', '2026-12-07'];
const times = { night: 15, morning: 9 * 60, evening: 23 * 60 + 50 };
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (name, number) => [name, number] as const,
);
const startsOn = (weekday: number): Date[] =>
  mondays.flatMap((monday) => Object.values(times).map((minutes) => momentOn(addDays(monday, weekday), minutes)));

type Facts = { visit: DemoVisit; payment: DemoPayment | null };
const isGiven = (time: Date | null | undefined): time is Date => time instanceof Date;

/** What happened to a booking, in the order in which it can. */
function happened({ visit, payment }: Facts): Date[] {
  const { submittedAt, createAttemptedAt, patientEnsuredAt, bookedAt, paymentRequestedAt, paidAt, confirmedAt } = visit;
  const { givenUpAt, failedAt, cancelledAt, releasedAt } = visit;
  const asked = [submittedAt, createAttemptedAt, patientEnsuredAt, bookedAt, paymentRequestedAt, payment?.requestedAt];
  return [...asked, payment?.paidAt, paidAt, confirmedAt, givenUpAt, payment?.endedAt, failedAt, cancelledAt, releasedAt].filter(isGiven);
}

/** What cannot have been: done before what led to it, after the visit, later than now, paid too late. */
function wrongIn(facts: Facts, now: Date): string[] {
  const done = happened(facts);
  const { id, startsAt, paidAt, payBy } = facts.visit;
  const broken = {
    order: done.some((time, index) => index > 0 && time < (done[index - 1] ?? time)),
    afterVisit: done.some((time) => time >= startsAt),
    inFuture: done.some((time) => time > now),
    paidLate: Boolean(paidAt && payBy && paidAt > payBy),
  };
  return Object.entries(broken).flatMap(([what, is]) => (is ? [`${what} of ${id}, started at ${now.toISOString()}`] : []));
}

test.each(weekdays)('started on a %s, every visit of the past was asked for, settled and held in this order', (_, weekday) => {
  for (const now of startsOn(weekday)) {
    const made = pastVisits(now);
    expect(made.flatMap((each) => wrongIn(each, now))).toEqual([]);
    const days = made.map(({ visit }) => inLisbon(visit.startsAt).day);
    expect(days.filter((day) => day >= inLisbon(now).day || !isWorkingDay(day, usualCalendar))).toEqual([]);
    expect(made.filter(({ refund, visit }) => refund && (refund.refundedAt > now || refund.createdAt !== visit.cancelledAt))).toEqual([]);
    const ends = made.map(({ visit, refund, mark }) => mark ?? (refund ? 'refunded' : visit.givenUpAt ? 'unpaid' : 'none'));
    expect(new Set(ends)).toEqual(new Set(['arrived', 'missed', 'refunded', 'unpaid']));
  }
});

test.each(weekdays)('started on a %s, every form of the past was answered after it came and before now', (_, weekday) => {
  for (const now of startsOn(weekday)) {
    const answered = answeredNumbers.map((number) => answeredTimes(number, now));
    expect(answered.filter(({ receivedAt, answeredAt }) => receivedAt >= answeredAt || answeredAt >= now)).toEqual([]);
  }
});

test.each(weekdays)('started on a %s, who comes today or next was asked for before, and so was what went wrong', (_, weekday) => {
  const entry = { id: 1, doctorId: 201, doctorName: 'Dr. António Meireles', patientId: 1 };
  for (const now of startsOn(weekday)) {
    const today = inLisbon(now).day;
    const entries = [workingDayFrom(today), workingDayFrom(addDays(today, 1))].flatMap((date) =>
      ['10:00', '19:40'].map((start) => ({ ...entry, date, start })),
    );
    const visits = entries.flatMap((each) =>
      Array.from({ length: 12 }, (__, number) => visitFromSite(number, each, inventedPerson(number), now)),
    );
    expect([...visits, ...troubledBookings(now, usualCalendar)].flatMap((each) => wrongIn(each, now))).toEqual([]);
  }
});
