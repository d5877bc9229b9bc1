import type { Database } from '../../database/database.ts';
import { type Doctor, readDoctors } from './doctors.ts';
import { listOf, type Page } from './list-of.ts';

export type AppointmentType = { id: number; description: string; time: number; associatedDoctors: Doctor[] };
type Order = { field: 'DESCRIPTION'; direction: 'ASC' | 'DESC' };

export async function readAppointmentTypes(db: Database): Promise<AppointmentType[]> {
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

export const appointmentTypeResolvers = (db: Database) => ({
  Query: {
    async appointmentTypes(_: unknown, { orderBy, page }: { orderBy?: Order | null; page?: Page }) {
      const types = await readAppointmentTypes(db);
      if (orderBy) types.sort((a, b) => a.description.localeCompare(b.description, 'pt') * (orderBy.direction === 'ASC' ? 1 : -1));
      return listOf(types, page);
    },
  },
});
