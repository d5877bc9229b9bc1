import { sql } from 'kysely';
import type { SandboxDatabase } from '../../database/database.ts';
import { insertAppointment, unscheduleAppointment } from '../appointments/write-appointment.ts';
import { refusalsAsErrors } from '../error-code.ts';
import { readAppointmentTypes } from './appointment-types.ts';
import { readDoctors } from './doctors.ts';
import { type ListPage, pageOfList } from './list-of.ts';
import { patientOf } from './patients.ts';

type Filters = {
  after?: string | null;
  before?: string | null;
  futures?: boolean | null;
  patientName?: string | null;
  patientFileId?: number | null;
};
type Order = { field: 'DATE'; direction: 'ASC' | 'DESC' };
type Input = {
  date: string;
  time: { initial: string; final: string };
  patientId: number;
  doctorId: number;
  typeId: number;
  state: string;
};
type Unschedule = { appointmentId: number; reason: string; observation?: string | null };

const startsAt = sql<string>`appointment.day + appointment.starts`;

function matching(db: SandboxDatabase, { after, before, futures, patientName, patientFileId }: Filters) {
  let query = db
    .selectFrom('clinic_appointments as appointment')
    .innerJoin('clinic_patients as patient', 'patient.id', 'patient_id')
    .selectAll('appointment');
  if (after) query = query.where(startsAt, '>=', after);
  if (before) query = query.where(startsAt, '<=', before);
  if (futures) query = query.where(sql`lower(appointment.slot)`, '>=', sql`now()`);
  if (patientName) query = query.where(sql`strpos(lower(patient.name), lower(${patientName}))`, '>', 0);
  if (patientFileId) query = query.where('patient_id', '=', patientFileId);
  return query;
}

async function inFull(db: SandboxDatabase, rows: Awaited<ReturnType<ReturnType<typeof matching>['execute']>>) {
  const patientIds = [...new Set(rows.map((row) => row.patient_id))];
  const [doctors, types, patients] = await Promise.all([
    readDoctors(db),
    readAppointmentTypes(db),
    patientIds.length ? db.selectFrom('clinic_patients').selectAll().where('id', 'in', patientIds).execute() : [],
  ]);
  return rows.map((row) => ({
    id: row.id,
    date: `${row.day} ${row.starts}`,
    time: { initial: row.starts, final: row.ends },
    doctor: doctors.find((doctor) => doctor.id === row.doctor_id),
    patient: patients.filter((patient) => patient.id === row.patient_id).map(patientOf)[0],
    state: { name: row.state },
    type: types.find((type) => type.id === row.type_id),
    errors: [],
  }));
}

export function appointmentResolvers(db: SandboxDatabase) {
  const read = async (id: number) => {
    const rows = await matching(db, {}).where('appointment.id', '=', id).execute();
    return (await inFull(db, rows))[0];
  };
  return {
    Query: {
      async appointments(_: unknown, { filters, orderBy, page }: { filters?: Filters | null; orderBy?: Order | null; page?: ListPage }) {
        const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc';
        const found = matching(db, filters ?? {}).where('unscheduled_at', 'is', null);
        const { items, listInfo } = pageOfList(await found.orderBy(startsAt, direction).orderBy('appointment.id').execute(), page);
        return { items: await inFull(db, items), listInfo };
      },
    },
    Mutation: {
      async appointmentCreate(_: unknown, { appointment: { date, time, ...rest } }: { appointment: Input }) {
        const wanted = { ...rest, day: date, starts: time.initial, ends: time.final, source: 'service' as const };
        return read(await refusalsAsErrors(insertAppointment(db, wanted)));
      },
      appointmentUnschedule: async (_: unknown, { appointmentId, reason, observation }: Unschedule) =>
        read(await refusalsAsErrors(unscheduleAppointment(db, appointmentId, reason, observation ?? null))),
    },
  };
}
