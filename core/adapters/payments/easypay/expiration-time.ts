import { fromLisbon, inLisbon } from '../../../kernel/lisbon-time.ts';

const minuteMs = 60_000;

/**
 * Formats easypay's `expiration_time`: to the minute, in Lisbon's time (our reading; the documentation names no time zone). Rounded up,
 * so that the payment does not end before our deadline; in the repeated hour of the clock change an hour is added.
 */
export function expirationTime(expiresAt: Date): { expiration_time: string } {
  const minute = new Date(Math.ceil(expiresAt.getTime() / minuteMs) * minuteMs);
  const shown = inLisbon(minute);
  const meant = fromLisbon(shown.day, shown.time);
  const { day, time } = meant && meant < minute ? inLisbon(new Date(minute.getTime() + 60 * minuteMs)) : shown;
  return { expiration_time: `${day} ${time}` };
}
