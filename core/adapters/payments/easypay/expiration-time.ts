import { fromLisbon, inLisbon } from '../../../kernel/lisbon-time.ts';

const minuteMs = 60_000;

/**
 * The one place that knows how easypay is told until when to take money: to the minute, by Lisbon's clocks (our reading; the
 * documentation names no time zone). Always rounded so that the payment does not end before our deadline, also in the hour that the
 * clocks show twice.
 */
export function expirationTime(expiresAt: Date): { expiration_time: string } {
  const minute = new Date(Math.ceil(expiresAt.getTime() / minuteMs) * minuteMs);
  const shown = inLisbon(minute);
  const meant = fromLisbon(shown.day, shown.time);
  const { day, time } = meant && meant < minute ? inLisbon(new Date(minute.getTime() + 60 * minuteMs)) : shown;
  return { expiration_time: `${day} ${time}` };
}
