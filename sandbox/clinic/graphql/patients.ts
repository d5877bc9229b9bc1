import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { SandboxDatabase } from '../../database/database.ts';
import type { SandboxSchema } from '../../database/schema.ts';
import { refusalsAsErrors } from '../error-code.ts';
import { insertPatient, type PatientInput, updatePatient } from '../patients/write-patient.ts';
import { type ListPage, pageOfList } from './list-of.ts';

type Filters = { id?: number | null; contact?: string | null; vat?: string | null };

export const patientOf = (row: Selectable<SandboxSchema['clinic_patients']>) => ({
  id: row.id,
  title: row.title,
  name: row.name,
  birthDay: row.birth_day,
  SSN: row.ssn,
  nSNS: row.n_sns,
  nCC: row.n_cc,
  gender: row.gender,
  vat: row.vat,
  profession: row.profession,
  patientNumber: String(row.id),
  nationality: row.nationality,
  maritalStatus: row.marital_status,
  contacts: row.contacts,
});

export function patientResolvers(db: SandboxDatabase) {
  const read = async (id: number) =>
    patientOf(await db.selectFrom('clinic_patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
  return {
    Query: {
      async patients(_: unknown, { filters: { id, contact, vat }, page }: { filters: Filters; page?: ListPage }) {
        let found = db.selectFrom('clinic_patients').selectAll().orderBy('id');
        if (id) found = found.where('id', '=', id);
        if (vat) found = found.where('vat', '=', vat);
        if (contact) found = found.where(sql`lower(${contact})`, '=', sql`any(lower(contacts::text)::text[])`);
        const rows = id || contact || vat ? await found.execute() : [];
        return pageOfList(rows.map(patientOf), page);
      },
    },
    Mutation: {
      patientCreate: async (_: unknown, { patient }: { patient: PatientInput }) => read(await refusalsAsErrors(insertPatient(db, patient))),
      patientUpdate: async (_: unknown, { patient: { id, ...patient } }: { patient: PatientInput & { id: number } }) =>
        read(await refusalsAsErrors(updatePatient(db, id, patient))),
    },
  };
}
