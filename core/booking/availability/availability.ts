import type { ClinicUnavailable } from '../../clinic/clinic-service.ts';
import { type Day, inLisbon } from '../../kernel/lisbon-time.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { nearestCount } from './availability-limits.ts';
import { type DayWindow, daysOfMonth, type Month, nextDays } from './availability-window.ts';
import { type AvailabilityParts, freeDayReader, type VisitChoice } from './free-day-reader.ts';
import { isWithinReach } from './months-ahead.ts';
import { nearestSlots } from './nearest-slots.ts';
import { doctorsFreeAt } from './offered-days.ts';
import { firstFreeSlot, groupByDay, type SlotDay } from './slot-days.ts';
import { inTimeOrder, mergeSlots, type Slot } from './slots.ts';

/** Stale: the clinic does not respond, and this is its response of `readAt`. */
type ReadMoment = { readAt: Date; isStale: boolean };
export type FreeSlots = ReadMoment & { slots: Slot[]; days: SlotDay[] };
export type SlotTime = Omit<Slot, 'doctorId'>;
type OrUnavailable<Value> = Promise<Result<Value, ClinicUnavailable>>;

export type Availability = {
  /** The thirty days from tomorrow. */
  inNextDays(choice: VisitChoice): OrUnavailable<FreeSlots>;
  inMonth(month: Month, choice: VisitChoice): OrUnavailable<FreeSlots>;
  firstFree(choice: VisitChoice): OrUnavailable<ReadMoment & { slot: Slot | null }>;
  /** Every free time of every doctor in the next thirty days: a time that two have free is there twice. */
  ofEach(choice: VisitChoice): OrUnavailable<ReadMoment & { slots: Slot[] }>;
  /** The first free time of each doctor in the next thirty days, the earliest first. */
  firstOfEach(choice: VisitChoice): OrUnavailable<ReadMoment & { slots: Slot[] }>;
  /** For a visitor whose slot was just taken. */
  nearest(taken: Slot, choice: VisitChoice): OrUnavailable<ReadMoment & { slots: Slot[] }>;
  /** The doctors who can be booked at this time, in the order of the choice. */
  doctorsAt(time: SlotTime, choice: VisitChoice): OrUnavailable<{ doctorId: number; doctorName: string }[]>;
  /** After a move: the cached free times of this doctor's day are not shown again. */
  forget(doctorId: number, date: Day): void;
};

/** When a visit is possible. One per process: its cache is shared by all visitors. */
export function availability({ now = Date.now, ...parts }: AvailabilityParts): Availability {
  const { read, forget } = freeDayReader({ ...parts, now });
  const today = () => inLisbon(new Date(now())).day;
  const monthWindow = (month: Month) => (isWithinReach(month, today()) ? daysOfMonth(month, today()) : null);
  /** The same window as the screen that showed the slot, so that its response is cached. */
  function windowAround(date: Day): DayWindow | null {
    const { from, to } = nextDays(today());
    return from <= date && date <= to ? { from, to } : monthWindow(date.slice(0, 7));
  }

  async function slotsIn(window: DayWindow | null, choice: VisitChoice): OrUnavailable<FreeSlots> {
    const offered = await read(window, choice);
    if (!offered.ok) return offered;
    const { freeDays, doctorIds, readAt, isStale } = offered.value;
    const slots = mergeSlots(freeDays, doctorIds);
    return ok({ slots, days: groupByDay(slots), readAt, isStale });
  }

  async function slotsOfEach(choice: VisitChoice, most?: number): OrUnavailable<ReadMoment & { slots: Slot[] }> {
    const offered = await read(nextDays(today()), choice);
    if (!offered.ok) return offered;
    const { freeDays, doctorIds, readAt, isStale } = offered.value;
    const slots = doctorIds.flatMap((doctorId) => mergeSlots(freeDays, [doctorId]).slice(0, most)).sort(inTimeOrder);
    return ok({ slots, readAt, isStale });
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
    ofEach: (choice) => slotsOfEach(choice),
    firstOfEach: (choice) => slotsOfEach(choice, 1),
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
