import { inLisbon } from '../../../kernel/lisbon-time.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Allowance for ifthenpay's clock being behind ours and for network latency. */
const clocksApartMinutes = 5;
/** The most that ifthenpay accepts; longer than any deadline of ours. */
const mostDays = 31;

const dayNumber = (instant: Date): number => Date.parse(`${inLisbon(instant).day}T00:00:00Z`) / dayMs;

/**
 * A reference is valid until 23:59 of a day in Lisbon: 0 is today, 1 tomorrow. Rounded up, so that it never expires before our deadline;
 * a payment in the hours after the deadline is handled as late.
 */
export function expiryDays(now: Date, expiresAt: Date): number {
  // Shortly after midnight ifthenpay's clock may still show the previous day; and a deadline in the last minute falls after 23:59.
  const theirToday = dayNumber(new Date(now.getTime() - clocksApartMinutes * minuteMs));
  const lastDay = dayNumber(new Date(expiresAt.getTime() + minuteMs));
  return Math.min(Math.max(lastDay - theirToday, 0), mostDays);
}
