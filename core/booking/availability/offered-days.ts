import type { FreeDay } from '../../clinic/clinic-service.ts';
import type { Day } from '../../kernel/lisbon-time.ts';
import type { SlotHold } from '../ports/booking-store.ts';
import type { DayWindow } from './availability-window.ts';
import { leaveOutHeld } from './held-slots.ts';
import type { Slot } from './slots.ts';

export type Offer = { window: DayWindow; doctorIds: readonly number[]; holds: readonly SlotHold[]; visitMinutes: number };

const hourMs = 60 * 60_000;

/** Without times that the clock change in Lisbon skips. Expensive for a whole month, so it is done once per response of the clinic. */
export const existingTimes = (freeDays: readonly FreeDay[]): FreeDay[] => leaveOutHeld(freeDays, [], 0);

/** The free times of the named doctors in these days, without held slots. Expects times that exist. */
export function offeredDays(freeDays: readonly FreeDay[], { window, doctorIds, holds, visitMinutes }: Offer): FreeDay[] {
  const asked = freeDays.filter(({ date, doctorId }) => window.from <= date && date <= window.to && doctorIds.includes(doctorId));
  // Few days have a hold, and only these are checked time by time.
  return asked.flatMap((day) => {
    const near = holds.filter((hold) => mayTouch(hold, day, visitMinutes));
    return near.length > 0 ? leaveOutHeld([day], near, visitMinutes) : [day];
  });
}

/** A day in Lisbon begins at midnight UTC or an hour before; its last visit may end on the next day. */
function mayTouch({ doctorId, startsAt, endsAt }: SlotHold, day: FreeDay, visitMinutes: number): boolean {
  if (doctorId !== day.doctorId) return false;
  const midnight = Date.parse(`${day.date}T00:00:00Z`);
  return midnight - hourMs < endsAt.getTime() && startsAt.getTime() < midnight + 24 * hourMs + visitMinutes * 60_000;
}

/** Every doctor who has this time free, in the order given: if the slot of the first is taken meanwhile, the next is tried. */
export const doctorsFreeAt = (freeDays: readonly FreeDay[], doctorIds: readonly number[], { date, time }: Omit<Slot, 'doctorId'>) =>
  doctorIds.filter((id) => freeDays.some((day) => day.doctorId === id && day.date === date && day.times.includes(time)));

export const withoutDay = (freeDays: readonly FreeDay[], doctorId: number, date: Day): FreeDay[] =>
  freeDays.filter((day) => day.doctorId !== doctorId || day.date !== date);
