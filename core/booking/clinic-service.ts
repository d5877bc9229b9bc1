import type { Result } from '../kernel/result.ts';

/** Days and times are the clinic's own, in Lisbon: `2027-03-28`, `10:20`. */
export type Day = string;
export type Time = string;

export type Specialty = { id: number; name: string };
export type Doctor = { id: number; name: string; clinicalName: string; orderNumber: string; specialty: Specialty | null };
export type AppointmentType = { id: number; description: string; minutes: number; doctorIds: number[] };
/** The free starting times of one doctor on one day. */
export type FreeDay = { doctorId: number; date: Day; times: Time[] };
export type WorkScheduleEntry = { id: number; description: string; startsAt: string; endsAt: string };

export type Gender = 'masculino' | 'feminino';
export type PatientDetails = {
  name: string;
  birthDay: Day;
  gender: Gender;
  vat: string;
  nSNS: string;
  nCC: string;
  profession: string;
  /** E-mail and phone numbers. */
  contacts: string[];
};
/** As the clinic keeps it: a gender in words that are not ours is none. */
export type PatientRecord = Omit<PatientDetails, 'gender'> & { id: number; patientNumber: string; gender: Gender | null };

export type Appointment = {
  id: number;
  date: Day;
  start: Time;
  end: Time;
  doctorId: number;
  doctorName: string;
  patientId: number;
  typeId: number;
  state: string;
};
export type NewAppointment = { date: Day; start: Time; end: Time; patientId: number; doctorId: number; typeId: number; state: 'SCHEDULED' };

/** What the clinic said no to; the kind is also the key of the message. */
export type ClinicRefusal = {
  kind: 'vatNotValid' | 'patientAlreadyExists' | 'phoneDigits' | 'errorCreatingPatient' | 'slotTaken' | 'refused';
};
/** No answer, or one that cannot be read. After a write nobody knows whether it was done: silence is not refusal. */
export type ClinicSilence = { kind: 'clinicSilent' };
export type ClinicTrouble = ClinicRefusal | ClinicSilence;

/** The clinic-management service, in our words. Reads are retried by the adapter; writes never. */
export type ClinicService = {
  listDoctors(filter?: { ids?: number[]; specialtyId?: number }): Promise<Result<Doctor[], ClinicSilence>>;
  listAppointmentTypes(): Promise<Result<AppointmentType[], ClinicSilence>>;
  listSpecialties(): Promise<Result<Specialty[], ClinicSilence>>;
  listWorkSchedule(filter: { doctorId?: number; from: Day; to: Day }): Promise<Result<WorkScheduleEntry[], ClinicSilence>>;
  listFreeDays(question: { doctorIds: number[]; typeId: number; from: Day; to: Day }): Promise<Result<FreeDay[], ClinicSilence>>;
  readPatient(id: number): Promise<Result<PatientRecord | null, ClinicSilence>>;
  findPatients(by: { email?: string; vat?: string }): Promise<Result<PatientRecord[], ClinicSilence>>;
  createPatient(patient: PatientDetails): Promise<Result<{ id: number }, ClinicTrouble>>;
  updatePatient(id: number, patient: PatientDetails): Promise<Result<{ id: number }, ClinicTrouble>>;
  /** A patient's appointments that are not unscheduled. */
  listAppointments(filter: { patientId: number; from?: Day; to?: Day; futures?: boolean }): Promise<Result<Appointment[], ClinicSilence>>;
  createAppointment(appointment: NewAppointment): Promise<Result<{ id: number }, ClinicTrouble>>;
  unscheduleAppointment(id: number, reason: 'OTHER', observation: string): Promise<Result<'done' | 'alreadyDone', ClinicTrouble>>;
};
