import type { Day } from '../../kernel/lisbon-time.ts';
import type { Slot } from './slots.ts';

export type SlotDay = { date: Day; morning: Slot[]; afternoon: Slot[] };

const noon = '12:00';

/** Groups slots by day and half of the day; expects chronological order and keeps it. */
export function groupByDay(slots: readonly Slot[]): SlotDay[] {
  const days = new Map<Day, SlotDay>();
  for (const slot of slots) {
    const day = days.get(slot.date) ?? { date: slot.date, morning: [], afternoon: [] };
    days.set(slot.date, day);
    day[slot.time < noon ? 'morning' : 'afternoon'].push(slot);
  }
  return [...days.values()];
}

export const firstFreeSlot = ([first]: readonly Slot[]): Slot | null => first ?? null;
