import type { ClinicService } from '../../clinic/clinic-service.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Logger } from '../../logging/create-logger.ts';
import {
  appointmentsCall,
  appointmentTypesCall,
  bookCall,
  doctorsCall,
  freeDaysCall,
  patientsCall,
  specialtiesCall,
  workScheduleCall,
} from './calls.generated.ts';
import type { ReadList } from './read-list.ts';
import {
  appointment,
  appointmentType,
  bookEntry,
  doctorSchema,
  freeDaysOfDoctor,
  patient,
  specialty,
  workScheduleEntry,
} from './response-schemas.ts';

type Reads =
  | 'listDoctors'
  | 'listAppointmentTypes'
  | 'listSpecialties'
  | 'listWorkSchedule'
  | 'listFreeDays'
  | 'readPatient'
  | 'findPatients'
  | 'listAppointments'
  | 'listBook';

const startOf = (day: string) => `${day} 00:00:00`;
const endOf = (day: string) => `${day} 23:59:59`;

export function clinicReads(list: ReadList, logger: Logger): Pick<ClinicService, Reads> {
  return {
    listDoctors: (filters = {}) => list(doctorsCall, (page) => ({ filters, page }), doctorSchema),
    listAppointmentTypes: () => list(appointmentTypesCall, (page) => ({ page }), appointmentType),
    listSpecialties: () => list(specialtiesCall, (page) => ({ page }), specialty),
    listWorkSchedule({ doctorId, from, to }) {
      const filters = { doctorId, type: 'WORK_SCHEDULE' as const, after: startOf(from), before: endOf(to) };
      return list(workScheduleCall, (page) => ({ filters, page }), workScheduleEntry);
    },
    async listFreeDays({ doctorIds, typeId, from, to }) {
      // Without ids the result is empty; the service would take an empty list for all doctors.
      if (doctorIds.length === 0) return ok([]);
      const interval = { initial: startOf(from), final: endOf(to) };
      const doctors = await list(freeDaysCall, (page) => ({ doctorIds, typeId, interval, page }), freeDaysOfDoctor);
      return doctors.ok ? ok(doctors.value.flatMap(({ freeDays }) => freeDays)) : doctors;
    },
    async readPatient(id) {
      const patients = await list(patientsCall, (page) => ({ filters: { id }, page }), patient);
      return patients.ok ? ok(patients.value.find((found) => found.id === id) ?? null) : patients;
    },
    async findPatients({ email, vat }) {
      if (!email && !vat) return ok([]);
      const filters = { ...(email && { contact: email }), ...(vat && { vat }) };
      return list(patientsCall, (page) => ({ filters, page }), patient);
    },
    async listAppointments({ patientId, from, to, futures }) {
      const times = { ...(from && { after: startOf(from) }), ...(to && { before: endOf(to) }), ...(futures && { futures }) };
      const filters = { patientFileId: patientId, ...times };
      const appointments = await list(appointmentsCall, (page) => ({ filters, page }), appointment);
      // If the filter were ignored, one patient would see another's visits.
      if (!appointments.ok || appointments.value.every((found) => found.patientId === patientId)) return appointments;
      logger.error('the clinic service listed appointments of other patients: the answer is not used');
      return err({ kind: 'clinicUnavailable' });
    },
    async listBook({ from, to }) {
      const filters = { after: startOf(from), before: endOf(to) };
      const entries = await list(bookCall, (page) => ({ filters, page }), bookEntry);
      // If the filter were ignored, patients of other days would stand on the sheet of this one.
      return entries.ok ? ok(entries.value.filter(({ date }) => date >= from && date <= to)) : entries;
    },
  };
}
