import { z } from 'zod';
import type { ClinicService, ClinicTrouble, PatientDetails } from '../../booking/clinic-service.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { AskClinic } from './ask-clinic.ts';
import { createAppointmentCall, createPatientCall, unscheduleAppointmentCall, updatePatientCall } from './calls.generated.ts';
import type { Heard } from './hear-answer.ts';

type Writes = 'createPatient' | 'updatePatient' | 'createAppointment' | 'unscheduleAppointment';

const patientDone = z.object({ done: z.object({ id: z.int() }).nullable() });
const appointmentDone = z.object({
  done: z.object({ id: z.int(), errors: z.array(z.object({ description: z.string() })) }).nullable(),
});
type Done = { done: { id: number; errors?: unknown[] } | null };

const silence = { kind: 'clinicSilent' } as const;

/** An id that comes with errors is neither yes nor no: whoever asked has to read it back. */
function outcome(heard: Heard<Done>): Result<{ id: number } | 'alreadyDone', ClinicTrouble> {
  if (heard.kind === 'no') return heard.meaning === 'alreadyDone' ? ok('alreadyDone') : err({ kind: heard.meaning });
  const done = heard.kind === 'answer' ? heard.answer.done : null;
  return done && !done.errors?.length ? ok({ id: done.id }) : err(silence);
}

/** Only unscheduling can be done already; anywhere else the word makes no sense. */
function idOf(heard: Heard<Done>): Result<{ id: number }, ClinicTrouble> {
  const written = outcome(heard);
  if (!written.ok) return written;
  return written.value === 'alreadyDone' ? err({ kind: 'refused' }) : ok(written.value);
}

/** What was left empty is left out: at creation it is nothing, and in an update it must not erase what the clinic knows. */
function filledIn({ name, birthDay, gender, vat, nSNS, nCC, profession, contacts }: PatientDetails) {
  const optional = { ...(vat && { vat }), ...(nSNS && { nSNS }), ...(nCC && { nCC }), ...(profession && { profession }) };
  return { name, birthDay, gender, ...optional, ...(contacts.length > 0 && { contacts }) };
}

const withSeconds = (time: string) => `${time}:00`;

export function clinicWrites(write: AskClinic): Pick<ClinicService, Writes> {
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
