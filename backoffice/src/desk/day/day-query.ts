import type { DayQuestion } from '@clinic/core/desk/day/read-day-sheet';
import { type Day, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';

type SearchParams = Record<string, unknown> | undefined;

export const readDay = (value: unknown): Day | null => (typeof value === 'string' && fromLisbon(value, '12:00') ? value : null);

export function readDoctorId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;
  return id > 0 ? id : null;
}

/** What stands in the address of the day sheet; without a day it is today's. */
export const readDayQuestion = (searchParams: SearchParams, now: Date): DayQuestion => ({
  day: readDay(searchParams?.['dia']) ?? inLisbon(now).day,
  doctorId: readDoctorId(searchParams?.['medico']),
});
