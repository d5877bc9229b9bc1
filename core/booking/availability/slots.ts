import type { FreeDay } from '../../clinic/clinic-service.ts';
import type { Day, Time } from '../../kernel/lisbon-time.ts';

export type Slot = { doctorId: number; date: Day; time: Time };

/** A day of a doctor as the clinic service lists it. */
type ScheduledDay = { freeIntervals: number; events: { available: boolean; startHour: string }[] };

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

export function freeTimesOf({ freeIntervals, events }: ScheduledDay): Time[] {
  if (freeIntervals < 1) return [];
  const times = events.filter(({ available }) => available).map(({ startHour }) => startHour.slice(0, 5));
  return [...new Set(times)].filter((time) => clockTime.test(time)).sort();
}

export const inTimeOrder = (a: Slot, b: Slot) => (a.date + a.time < b.date + b.time ? -1 : 1);

/** Merges several doctors' days in chronological order. A time that several have free goes to the doctor named first. */
export function mergeSlots(freeDays: readonly FreeDay[], doctorIds: readonly number[]): Slot[] {
  const slots = new Map<string, Slot>();
  for (const doctorId of doctorIds) {
    for (const { date, times } of freeDays.filter((day) => day.doctorId === doctorId)) {
      for (const time of times) {
        const key = `${date} ${time}`;
        if (!slots.has(key)) slots.set(key, { doctorId, date, time });
      }
    }
  }
  return [...slots.values()].sort(inTimeOrder);
}
