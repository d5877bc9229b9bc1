import { fromLisbon } from '../../kernel/lisbon-time.ts';
import type { Slot } from './slots.ts';

const startOf = ({ date, time }: Slot) => fromLisbon(date, time)?.getTime() ?? Number.NaN;

/** The free slots closest in time to one that was just taken, in the order of time; of two equally close, the earlier is closer. */
export function nearestSlots(slots: readonly Slot[], taken: Slot, count: number): Slot[] {
  const wanted = startOf(taken);
  return slots
    .filter((slot) => slot.doctorId !== taken.doctorId || slot.date !== taken.date || slot.time !== taken.time)
    .map((slot) => ({ slot, startsAt: startOf(slot) }))
    .sort((a, b) => Math.abs(a.startsAt - wanted) - Math.abs(b.startsAt - wanted) || a.startsAt - b.startsAt)
    .slice(0, count)
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(({ slot }) => slot);
}
