import { addDays, fromLisbon, inLisbon, type Time } from '../../kernel/lisbon-time.ts';

/** In Lisbon, over midnight. Nobody is written to meanwhile, and no hour is kept from the public while nobody is told of it. */
export type QuietHours = { from: Time; until: Time };

/** When offers go out again; null while they may go out. */
export function quietUntilWhen(now: Date, quiet: QuietHours | null): Date | null {
  const { day, time } = inLisbon(now);
  if (!quiet || (time >= quiet.until && time < quiet.from)) return null;
  return fromLisbon(time >= quiet.from ? addDays(day, 1) : day, quiet.until);
}
