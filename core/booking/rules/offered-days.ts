import type { Day } from '../../kernel/lisbon-time.ts';
import type { DayWindow } from './availability-window.ts';
import { leaveOutHeld, type SlotHold } from './held-slots.ts';
import type { FreeDay, Slot } from './slots.ts';

export type Offer = { window: DayWindow; doctorIds: readonly number[]; holds: readonly SlotHold[]; visitMinutes: number };

const hourMs = 60 * 60_000;

/** Without times that Lisbon's clocks skip. Dear for a whole month, so it is done once, when the clinic answers. */
export const existingTimes = (freeDays: readonly FreeDay[]): FreeDay[] => leaveOutHeld(freeDays, [], 0);

/** What the named doctors have free in these days and nobody is booking at this moment. Expects times that exist. */
export function offeredDays(freeDays: readonly FreeDay[], { window, doctorIds, holds, visitMinutes }: Offer): FreeDay[] {
  const asked = freeDays.filter(({ date, doctorId }) => window.from <= date && date <= window.to && doctorIds.includes(doctorId));
  // Only few days have a hold, and only these are looked at time by time.
  return asked.flatMap((day) => {
    const near = holds.filter((hold) => mayTouch(hold, day, visitMinutes));
    return near.length > 0 ? leaveOutHeld([day], near, visitMinutes) : [day];
  });
}

/** Lisbon's day begins at midnight UTC or an hour before; its last visit may end on the next. */
function mayTouch({ doctorId, startsAt, endsAt }: SlotHold, day: FreeDay, visitMinutes: number): boolean {
  if (doctorId !== day.doctorId) return false;
  const midnight = Date.parse(`${day.date}T00:00:00Z`);
  return midnight - hourMs < endsAt.getTime() && startsAt.getTime() < midnight + 24 * hourMs + visitMinutes * 60_000;
}

/** Every doctor who has this time free, in the order given: when the first is lost to somebody faster, the next is asked. */
export const doctorsFreeAt = (freeDays: readonly FreeDay[], doctorIds: readonly number[], { date, time }: Omit<Slot, 'doctorId'>) =>
  doctorIds.filter((id) => freeDays.some((day) => day.doctorId === id && day.date === date && day.times.includes(time)));

export const withoutDay = (freeDays: readonly FreeDay[], doctorId: number, date: Day): FreeDay[] =>
  freeDays.filter((day) => day.doctorId !== doctorId || day.date !== date);
