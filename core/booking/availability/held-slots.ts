import type { FreeDay } from '../../clinic/clinic-service.ts';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import type { SlotHold } from '../ports/booking-store.ts';

/**
 * Free days without the slots held by others. Applied before doctors are merged: a time that is held with one doctor may be free with the
 * next.
 */
export function leaveOutHeld(freeDays: readonly FreeDay[], holds: readonly SlotHold[], visitMinutes: number): FreeDay[] {
  return freeDays.map((day) => {
    const held = holds.filter(({ doctorId }) => doctorId === day.doctorId);
    const isFree = (time: string) => {
      const start = fromLisbon(day.date, time)?.getTime();
      if (start === undefined) return false;
      const end = start + visitMinutes * 60_000;
      return !held.some(({ startsAt, endsAt }) => startsAt.getTime() < end && start < endsAt.getTime());
    };
    return { ...day, times: day.times.filter(isFree) };
  });
}
