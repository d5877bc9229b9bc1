import type { Result } from '../kernel/result.ts';
import { type Kept, keepAnswers } from './availability-cache.ts';
import { directoryLimits } from './availability-limits.ts';
import type { AppointmentType, ClinicService, ClinicSilence, Doctor } from './clinic-service.ts';

export type ClinicDirectory = {
  doctors(): Promise<Result<Kept<Doctor[]>, ClinicSilence>>;
  appointmentTypes(): Promise<Result<Kept<AppointmentType[]>, ClinicSilence>>;
};
type Parts = { clinic: Pick<ClinicService, 'listDoctors' | 'listAppointmentTypes'>; now?: () => number };

/** Who works at the clinic and what can be booked: it changes a few times a year and is asked for on every screen. */
export function clinicDirectory({ clinic, now = Date.now }: Parts): ClinicDirectory {
  const doctors = keepAnswers({ ...directoryLimits, now, read: () => clinic.listDoctors() });
  const types = keepAnswers({ ...directoryLimits, now, read: () => clinic.listAppointmentTypes() });
  return { doctors: () => doctors.ask('all'), appointmentTypes: () => types.ask('all') };
}
