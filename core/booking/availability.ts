import { inLisbon } from '../kernel/lisbon-time.ts';
import { ok, type Result } from '../kernel/result.ts';
import { nearestCount } from './availability-limits.ts';
import { type AvailabilityParts, freeDayReader, type VisitChoice } from './availability-reading.ts';
import type { ClinicSilence, Day } from './clinic-service.ts';
import { type DayWindow, daysOfMonth, type Month, nextDays } from './rules/availability-window.ts';
import { isWithinReach } from './rules/months-ahead.ts';
import { nearestSlots } from './rules/nearest-slots.ts';
import { doctorsFreeAt } from './rules/offered-days.ts';
import { firstFreeSlot, groupByDay, type SlotDay } from './rules/slot-days.ts';
import { mergeSlots, type Slot } from './rules/slots.ts';

/** Stale: the clinic is silent, and this is what it said at `readAt`. */
type Heard = { readAt: Date; isStale: boolean };
export type FreeSlots = Heard & { slots: Slot[]; days: SlotDay[] };
export type SlotTime = Omit<Slot, 'doctorId'>;
type OrSilence<Value> = Promise<Result<Value, ClinicSilence>>;

export type Availability = {
  /** The thirty days from tomorrow on. */
  inNextDays(choice: VisitChoice): OrSilence<FreeSlots>;
  inMonth(month: Month, choice: VisitChoice): OrSilence<FreeSlots>;
  firstFree(choice: VisitChoice): OrSilence<Heard & { slot: Slot | null }>;
  /** For somebody whose time was just taken. */
  nearest(taken: Slot, choice: VisitChoice): OrSilence<Heard & { slots: Slot[] }>;
  /** Who can be booked at this time, in the order of the choice. */
  doctorsAt(time: SlotTime, choice: VisitChoice): OrSilence<{ doctorId: number; doctorName: string }[]>;
  /** After a move: what was known of this doctor's day is not shown again. */
  forget(doctorId: number, date: Day): void;
};

/** When a visit is possible. One per process: what it keeps is shared by all visitors. */
export function availability({ now = Date.now, ...parts }: AvailabilityParts): Availability {
  const { read, forget } = freeDayReader({ ...parts, now });
  const today = () => inLisbon(new Date(now())).day;
  const monthWindow = (month: Month) => (isWithinReach(month, today()) ? daysOfMonth(month, today()) : null);
  /** Asked for the same days as the screen was, what it was shown is at hand. */
  function windowAround(date: Day): DayWindow | null {
    const { from, to } = nextDays(today());
    return from <= date && date <= to ? { from, to } : monthWindow(date.slice(0, 7));
  }

  async function slotsIn(window: DayWindow | null, choice: VisitChoice): OrSilence<FreeSlots> {
    const offered = await read(window, choice);
    if (!offered.ok) return offered;
    const { freeDays, doctorIds, readAt, isStale } = offered.value;
    const slots = mergeSlots(freeDays, doctorIds);
    return ok({ slots, days: groupByDay(slots), readAt, isStale });
  }

  return {
    inNextDays: (choice) => slotsIn(nextDays(today()), choice),
    inMonth: (month, choice) => slotsIn(monthWindow(month), choice),
    async firstFree(choice) {
      const free = await slotsIn(nextDays(today()), choice);
      if (!free.ok) return free;
      const { slots, readAt, isStale } = free.value;
      return ok({ slot: firstFreeSlot(slots), readAt, isStale });
    },
    async nearest(taken, choice) {
      const free = await slotsIn(windowAround(taken.date), choice);
      if (!free.ok) return free;
      const { slots, readAt, isStale } = free.value;
      return ok({ slots: nearestSlots(slots, taken, nearestCount), readAt, isStale });
    },
    async doctorsAt(time, choice) {
      const [offered, doctors] = await Promise.all([read(windowAround(time.date), choice), parts.directory.doctors()]);
      if (!offered.ok) return offered;
      if (!doctors.ok) return doctors;
      const { freeDays, doctorIds } = offered.value;
      const nameOf = (id: number) => doctors.value.value.find((doctor) => doctor.id === id)?.clinicalName;
      const free = doctorsFreeAt(freeDays, doctorIds, time).map((doctorId) => ({ doctorId, doctorName: nameOf(doctorId) ?? '' }));
      return ok(free.filter(({ doctorName }) => doctorName !== ''));
    },
    forget,
  };
}
