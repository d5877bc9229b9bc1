import type { SandboxDatabase } from '../../database/database.ts';
import { type DoctorRow, readDoctors } from './doctors.ts';
import { type ListPage, pageOfList } from './list-of.ts';

export type AppointmentTypeRow = { id: number; description: string; time: number; associatedDoctors: DoctorRow[] };
type Order = { field: 'DESCRIPTION'; direction: 'ASC' | 'DESC' };

export async function readAppointmentTypes(db: SandboxDatabase): Promise<AppointmentTypeRow[]> {
  const [types, pairs, doctors] = await Promise.all([
    db.selectFrom('clinic_appointment_types').selectAll().orderBy('id').execute(),
    db.selectFrom('clinic_type_doctors').selectAll().execute(),
    readDoctors(db),
  ]);
  return types.map(({ id, description, minutes }) => ({
    id,
    description,
    time: minutes,
    associatedDoctors: doctors.filter((doctor) => pairs.some((pair) => pair.type_id === id && pair.doctor_id === doctor.id)),
  }));
}

export const appointmentTypeResolvers = (db: SandboxDatabase) => ({
  Query: {
    async appointmentTypes(_: unknown, { orderBy, page }: { orderBy?: Order | null; page?: ListPage }) {
      const types = await readAppointmentTypes(db);
      if (orderBy) types.sort((a, b) => a.description.localeCompare(b.description, 'pt') * (orderBy.direction === 'ASC' ? 1 : -1));
      return pageOfList(types, page);
    },
  },
});
