import { inLisbon } from '../../../kernel/lisbon-time.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** By how much ifthenpay's clock may be behind ours, and the way there take. */
const clocksApartMinutes = 5;
/** ifthenpay takes no more; longer than any deadline of ours. */
const mostDays = 31;

const dayNumber = (instant: Date): number => Date.parse(`${inLisbon(instant).day}T00:00:00Z`) / dayMs;

/**
 * A reference lives until 23:59 of a day in Lisbon: 0 is today, 1 tomorrow. So many days that it never dies before our deadline; that it
 * lives on for some hours after cannot be helped, and money that comes then is late.
 */
export function expiryDays(now: Date, expiresAt: Date): number {
  // Told shortly after midnight, ifthenpay may still be in the day before; and a deadline in the last minute falls after 23:59.
  const theirToday = dayNumber(new Date(now.getTime() - clocksApartMinutes * minuteMs));
  const lastDay = dayNumber(new Date(expiresAt.getTime() + minuteMs));
  return Math.min(Math.max(lastDay - theirToday, 0), mostDays);
}
