import type { AppointmentType, ClinicService, ClinicUnavailable, Doctor } from '../../clinic/clinic-service.ts';
import type { Result } from '../../kernel/result.ts';
import { type Kept, keepAnswers } from './availability-cache.ts';
import { directoryLimits } from './availability-limits.ts';

export type ClinicDirectory = {
  doctors(): Promise<Result<Kept<Doctor[]>, ClinicUnavailable>>;
  appointmentTypes(): Promise<Result<Kept<AppointmentType[]>, ClinicUnavailable>>;
};
type DirectoryOptions = { clinic: Pick<ClinicService, 'listDoctors' | 'listAppointmentTypes'>; now?: () => number };

/** The clinic's doctors and appointment types: they change a few times a year and are needed on every screen. */
export function clinicDirectory({ clinic, now = Date.now }: DirectoryOptions): ClinicDirectory {
  const doctors = keepAnswers({ ...directoryLimits, now, read: () => clinic.listDoctors() });
  const types = keepAnswers({ ...directoryLimits, now, read: () => clinic.listAppointmentTypes() });
  return { doctors: () => doctors.ask('all'), appointmentTypes: () => types.ask('all') };
}
