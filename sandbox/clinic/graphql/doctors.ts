import type { SandboxDatabase } from '../../database/database.ts';
import { readFreeDays } from '../calendar/read-calendar.ts';
import { type ListPage, pageOfList } from './list-of.ts';

export type DoctorRow = { id: number; name: string; clinicalName: string; orderNumber: string; specialty: { id: number; name: string } };
type Filters = { id?: number | null; ids?: number[] | null; specialtyId?: number | null };
type FreeScheduleArgs = { dateInterval: { initial: string; final: string }; appointmentTypeId: number };

export async function readDoctors(db: SandboxDatabase): Promise<DoctorRow[]> {
  const rows = await db
    .selectFrom('clinic_doctors as doctor')
    .innerJoin('clinic_specialties as specialty', 'specialty.id', 'doctor.specialty_id')
    .select(['doctor.id', 'doctor.name', 'clinical_name', 'order_number', 'specialty_id', 'specialty.name as specialty_name'])
    .orderBy('doctor.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    clinicalName: row.clinical_name,
    orderNumber: row.order_number,
    specialty: { id: row.specialty_id, name: row.specialty_name },
  }));
}

export const doctorResolvers = (db: SandboxDatabase) => ({
  Query: {
    async entityDoctors(_: unknown, { filters, page }: { filters?: Filters | null; page?: ListPage }) {
      const { id, ids, specialtyId } = filters ?? {};
      const matching = (await readDoctors(db)).filter(
        (doctor) =>
          (id ?? doctor.id) === doctor.id &&
          (ids?.includes(doctor.id) ?? true) &&
          (specialtyId ?? doctor.specialty.id) === doctor.specialty.id,
      );
      return pageOfList(matching, page);
    },
    async doctorsSpecialty(_: unknown, { page }: { page?: ListPage }) {
      return pageOfList(await db.selectFrom('clinic_specialties').selectAll().orderBy('name').execute(), page);
    },
  },
  Doctor: {
    freeSchedule: async (doctor: DoctorRow, { dateInterval: { initial, final }, appointmentTypeId }: FreeScheduleArgs) => {
      const days = await readFreeDays(db, doctor.id, appointmentTypeId, initial.slice(0, 10), final.slice(0, 10));
      return days.map((day) => within(day, initial, final));
    },
  },
});

/** The first and the last day of the question may be asked for in part. */
function within({ date, events }: Awaited<ReturnType<typeof readFreeDays>>[number], initial: string, final: string) {
  const inside = events.filter(({ startHour }) => initial <= `${date} ${startHour}` && `${date} ${startHour}` <= final);
  return { date, events: inside, freeIntervals: inside.filter((event) => event.available).length };
}
