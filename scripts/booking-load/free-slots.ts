import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type pg from 'pg';

export type FreeSlot = { doctorId: number; date: string; time: string };

/** Slots in the working hours of the stand-in's doctors, out of its own tables; its calendar is empty here. */
export async function freeSlots(clinicBook: pg.Pool, count: number): Promise<FreeSlot[]> {
  const { rows } = await clinicBook.query<{ doctor_id: number; weekday: number; starts: string; ends: string }>(
    "select doctor_id, weekday, starts::text, ends::text from sandbox.clinic_work_hours where weeks = 'every' and doctor_id in (select doctor_id from sandbox.clinic_type_doctors where type_id = 462) order by id",
  );
  const absences = await clinicBook.query<{ doctor_id: number | null; first_day: string; last_day: string }>(
    'select doctor_id, first_day::text, last_day::text from sandbox.clinic_absences',
  );
  const isAway = (doctorId: number, day: string) =>
    absences.rows.some((away) => (away.doctor_id === null || away.doctor_id === doctorId) && away.first_day <= day && day <= away.last_day);
  const today = inLisbon(new Date()).day;
  const slots: FreeSlot[] = [];
  for (let ahead = 2; slots.length < count && ahead < 200; ahead += 1) {
    const date = addDays(today, ahead);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    for (const { doctor_id: doctorId, weekday: works, starts, ends } of rows) {
      if (works % 7 !== weekday || isAway(doctorId, date)) continue;
      for (let minute = minutes(starts); minute + 20 <= minutes(ends); minute += 20) slots.push({ doctorId, date, time: clock(minute) });
    }
  }
  return slots.slice(0, count);
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
