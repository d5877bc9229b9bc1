import pg from 'pg';
import type { SandboxDatabase } from '../../database/database.ts';
import { lisbonNow } from '../calendar/lisbon-days.ts';
import { ClinicError } from '../error-code.ts';
import { patientProblem } from './patient-problem.ts';

export type PatientInput = {
  title?: string | null;
  name: string;
  birthDay: string;
  SSN?: string | null;
  nSNS?: string | null;
  nCC?: string | null;
  gender: string;
  vat?: string | null;
  profession?: string | null;
  nationality?: number | null;
  maritalStatus?: number | null;
  contacts?: string[] | null;
};

const uniqueViolation = '23505';

export async function insertPatient(db: SandboxDatabase, input: PatientInput): Promise<number> {
  const row = db.insertInto('clinic_patients').values({ ...columnsOf(input), contacts: input.contacts ?? [] });
  const written = await checked(input, () => row.returning('id').executeTakeFirstOrThrow());
  return written.id;
}

export async function updatePatient(db: SandboxDatabase, id: number, input: PatientInput): Promise<number> {
  const row = db.updateTable('clinic_patients').set({ ...columnsOf(input), updated_at: new Date() });
  const written = await checked(input, () => row.where('id', '=', id).returning('id').executeTakeFirst());
  if (!written) throw new ClinicError('ERROR_CREATING_PATIENT');
  return written.id;
}

async function checked<T>(input: PatientInput, write: () => Promise<T>): Promise<T> {
  const problem = patientProblem(input, lisbonNow().day);
  if (problem) throw new ClinicError(problem);
  try {
    return await write();
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation) throw new ClinicError('PATIENT_ALREADY_EXISTS');
    throw error;
  }
}

/** Only what was given: Kysely leaves out what is undefined. An empty text counts as none, or two patients would share the tax number ''. */
function columnsOf(input: PatientInput) {
  const { title, name, birthDay, SSN, nSNS, nCC, gender, vat, profession, nationality, maritalStatus, contacts } = input;
  const texts = { title, ssn: SSN, n_sns: nSNS, n_cc: nCC, vat, profession };
  const given = Object.fromEntries(
    Object.entries(texts).flatMap(([column, text]) => (text === undefined ? [] : [[column, text || null]])),
  ) as { [column in keyof typeof texts]?: string | null };
  return {
    ...given,
    name,
    birth_day: birthDay,
    gender,
    ...(nationality === undefined ? {} : { nationality }),
    ...(maritalStatus === undefined ? {} : { marital_status: maritalStatus }),
    ...(contacts ? { contacts } : {}),
  };
}
