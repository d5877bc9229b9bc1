import type { Day, Time } from '../kernel/lisbon-time.ts';
import type { Result } from '../kernel/result.ts';
import type { Gender } from '../personal-data/gender.ts';

export type Specialty = { id: number; name: string };
export type Doctor = { id: number; name: string; clinicalName: string; orderNumber: string; specialty: Specialty | null };
export type AppointmentType = { id: number; description: string; minutes: number; doctorIds: number[] };
/** The free starting times of one doctor on one day. */
export type FreeDay = { doctorId: number; date: Day; times: Time[] };
export type WorkScheduleEntry = { id: number; description: string; startsAt: string; endsAt: string };

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
/** As the clinic stores it; the gender is null if its text is unknown to us. */
export type PatientRecord = Omit<PatientDetails, 'gender'> & { id: number; patientNumber: string; gender: Gender | null };

export type Appointment = {
  id: number;
  date: Day;
  start: Time;
  end: Time;
  doctorId: number;
  doctorName: string;
  patientId: number;
  patientName: string;
  typeId: number;
  typeName: string;
  state: string;
};
/** An appointment with what is needed to call its patient. */
export type BookEntry = Appointment & { birthDay: Day; contacts: string[] };
export type NewAppointment = { date: Day; start: Time; end: Time; patientId: number; doctorId: number; typeId: number; state: 'SCHEDULED' };

/** What the clinic rejected; the kind is also the message key. */
export type ClinicRefusal = {
  kind: 'vatNotValid' | 'patientAlreadyExists' | 'phoneDigits' | 'errorCreatingPatient' | 'slotTaken' | 'refused';
};
/** No response, or an unreadable one. After a write the outcome is unknown: it must not be taken for a refusal. */
export type ClinicUnavailable = { kind: 'clinicUnavailable' };
export type ClinicTrouble = ClinicRefusal | ClinicUnavailable;

/** The clinic-management service, in our terms. The adapter retries reads, and never writes. */
export type ClinicService = {
  listDoctors(filter?: { ids?: number[]; specialtyId?: number }): Promise<Result<Doctor[], ClinicUnavailable>>;
  listAppointmentTypes(): Promise<Result<AppointmentType[], ClinicUnavailable>>;
  listSpecialties(): Promise<Result<Specialty[], ClinicUnavailable>>;
  listWorkSchedule(filter: { doctorId?: number; from: Day; to: Day }): Promise<Result<WorkScheduleEntry[], ClinicUnavailable>>;
  listFreeDays(question: { doctorIds: number[]; typeId: number; from: Day; to: Day }): Promise<Result<FreeDay[], ClinicUnavailable>>;
  readPatient(id: number): Promise<Result<PatientRecord | null, ClinicUnavailable>>;
  findPatients(by: { email?: string; vat?: string }): Promise<Result<PatientRecord[], ClinicUnavailable>>;
  createPatient(patient: PatientDetails): Promise<Result<{ id: number }, ClinicTrouble>>;
  updatePatient(id: number, patient: PatientDetails): Promise<Result<{ id: number }, ClinicTrouble>>;
  /** A patient's appointments that are not unscheduled. */
  listAppointments(filter: {
    patientId: number;
    from?: Day;
    to?: Day;
    futures?: boolean;
  }): Promise<Result<Appointment[], ClinicUnavailable>>;
  /** Everybody's, of these days, whoever made them: for the front desk alone. */
  listBook(days: { from: Day; to: Day }): Promise<Result<BookEntry[], ClinicUnavailable>>;
  createAppointment(appointment: NewAppointment): Promise<Result<{ id: number }, ClinicTrouble>>;
  unscheduleAppointment(id: number, reason: 'OTHER', observation: string): Promise<Result<'done' | 'alreadyDone', ClinicTrouble>>;
};
