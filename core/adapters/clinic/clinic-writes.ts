import { z } from 'zod';
import type { ClinicService, ClinicTrouble, PatientDetails } from '../../clinic/clinic-service.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { CallClinic } from './call-clinic.ts';
import { createAppointmentCall, createPatientCall, unscheduleAppointmentCall, updatePatientCall } from './calls.generated.ts';
import type { ClinicResponse } from './parse-response.ts';

type Writes = 'createPatient' | 'updatePatient' | 'createAppointment' | 'unscheduleAppointment';

const patientDone = z.object({ done: z.object({ id: z.int() }).nullable() });
const appointmentDone = z.object({
  done: z.object({ id: z.int(), errors: z.array(z.object({ description: z.string() })) }).nullable(),
});
type Done = { done: { id: number; errors?: unknown[] } | null };

const unavailable = { kind: 'clinicUnavailable' } as const;

/** If an id comes with errors the outcome is unknown: the caller has to read it back. */
function outcome(response: ClinicResponse<Done>): Result<{ id: number } | 'alreadyDone', ClinicTrouble> {
  if (response.kind === 'refused') return response.refusal === 'alreadyDone' ? ok('alreadyDone') : err({ kind: response.refusal });
  const done = response.kind === 'answered' ? response.answer.done : null;
  return done && !done.errors?.length ? ok({ id: done.id }) : err(unavailable);
}

/** `alreadyDone` is possible only for unscheduling; elsewhere it counts as a refusal. */
function idOf(response: ClinicResponse<Done>): Result<{ id: number }, ClinicTrouble> {
  const written = outcome(response);
  if (!written.ok) return written;
  return written.value === 'alreadyDone' ? err({ kind: 'refused' }) : ok(written.value);
}

/** Empty values are left out: in an update they must not erase what the clinic has. */
function filledIn({ name, birthDay, gender, vat, nSNS, nCC, profession, contacts }: PatientDetails) {
  const optional = { ...(vat && { vat }), ...(nSNS && { nSNS }), ...(nCC && { nCC }), ...(profession && { profession }) };
  return { name, birthDay, gender, ...optional, ...(contacts.length > 0 && { contacts }) };
}

const withSeconds = (time: string) => `${time}:00`;

export function clinicWrites(write: CallClinic): Pick<ClinicService, Writes> {
  return {
    createPatient: async (patient) => idOf(await write(createPatientCall, { patient: filledIn(patient) }, patientDone)),
    updatePatient: async (id, patient) => idOf(await write(updatePatientCall, { patient: { id, ...filledIn(patient) } }, patientDone)),
    async createAppointment({ start, end, ...rest }) {
      const appointment = { ...rest, time: { initial: withSeconds(start), final: withSeconds(end) } };
      return idOf(await write(createAppointmentCall, { appointment }, appointmentDone));
    },
    async unscheduleAppointment(id, reason, observation) {
      const written = outcome(await write(unscheduleAppointmentCall, { id, reason, observation }, appointmentDone));
      if (!written.ok) return written;
      return ok(written.value === 'alreadyDone' ? 'alreadyDone' : 'done');
    },
  };
}
