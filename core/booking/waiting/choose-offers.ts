import { inLisbon, weekdayFromMonday } from '../../kernel/lisbon-time.ts';
import { howPaid } from '../model/booking-predicates.ts';
import { paidBeforeStartHours } from '../model/constants.ts';
import type { FreedHour } from './opened-hour.ts';
import { dayPartOf, isWaiting, type WaitingPatient } from './waiting-entry.ts';

const hourMs = 3_600_000;
/** Nobody is written to more often, however much opens. */
const mostOffersADay = 3;

/**
 * Whether the hour is one that was asked for: the same type, so that the price stays, on an earlier day, with a doctor, on a weekday and at
 * a part of the day that were chosen, and known early enough. Of a visit that is still to be paid the deadline must not come nearer.
 */
export function fitsHour(waiting: WaitingPatient, hour: FreedHour, now: Date): boolean {
  const { entry, booking } = waiting;
  const { day, time } = inLisbon(hour.startsAt);
  return (
    isWaiting(waiting, now) &&
    booking.typeId === hour.typeId &&
    day < inLisbon(booking.startsAt).day &&
    entry.doctorIds.includes(hour.doctorId) &&
    entry.weekdays.includes(weekdayFromMonday(day)) &&
    entry.dayParts.includes(dayPartOf(time)) &&
    hour.startsAt.getTime() - now.getTime() >= entry.noticeHours * hourMs &&
    keepsDeadline(waiting, hour)
  );
}

/** The clinic wants the money some hours before the visit: an hour that leaves less time to pay than was promised is not offered. */
function keepsDeadline({ booking }: WaitingPatient, { startsAt }: FreedHour): boolean {
  if (howPaid(booking) !== 'toPay' || !booking.payBy) return true;
  return booking.payBy.getTime() <= startsAt.getTime() - paidBeforeStartHours * hourMs;
}

/** To whom an hour is offered: whoever fits, the longest waiting first. Who did not answer keeps the place, and a rest after three a day. */
export function chooseOffers(
  all: readonly WaitingPatient[],
  hour: FreedHour,
  { now, most }: { now: Date; most: number },
): WaitingPatient[] {
  return all
    .filter((waiting) => waiting.offersToday < mostOffersADay && fitsHour(waiting, hour, now))
    .sort((a, b) => a.entry.joinedAt.getTime() - b.entry.joinedAt.getTime() || (a.entry.id < b.entry.id ? -1 : 1))
    .slice(0, most);
}

/** Until when an hour is held for those to whom it is offered. */
export const heldUntil = ({ startsAt }: FreedHour, { now, holdMinutes }: { now: Date; holdMinutes: number }): Date =>
  new Date(Math.min(now.getTime() + holdMinutes * 60_000, startsAt.getTime() - hourMs));
