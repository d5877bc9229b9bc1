import { inLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { BookingStore } from '../booking-store.ts';
import type { Appointment, ClinicService, ClinicSilence, PatientRecord } from '../clinic-service.ts';
import type { DraftStore } from '../wizard/draft.ts';
import { knownFields } from './known-fields.ts';
import type { ProofStore } from './proof-store.ts';

/** What the site reads of the clinic's patients, and only after a code was typed. */
export type PatientReader = Pick<ClinicService, 'readPatient' | 'listAppointments'>;
type Ports = { drafts: DraftStore; proofs: ProofStore; store: Pick<BookingStore, 'lastOf'>; patients: PatientReader };
type Trouble = ClinicSilence | { kind: 'codeEnded' };

/** Those of whom this draft has shown the code, by name and year: a family tells itself apart by that. */
export type ProvenPatient = { id: number; firstName: string; birthYear: string };

export async function provenPatients({ proofs, patients }: Ports, draftKey: string): Promise<Result<ProvenPatient[], Trouble>> {
  const proof = await proofs.latest(draftKey);
  if (!proof?.provenAt) return err({ kind: 'codeEnded' });
  const read = await Promise.all((proof.patientIds ?? []).map((id) => patients.readPatient(id)));
  const records: PatientRecord[] = [];
  for (const record of read) {
    if (!record.ok) return record;
    if (record.value) records.push(record.value);
  }
  return ok(records.map(({ id, name, birthDay }) => ({ id, firstName: name.split(' ')[0] ?? '', birthYear: birthDay.slice(0, 4) })));
}

/** The draft is this patient's from here on, with all that is known of them. Nothing of it is read before the code was right. */
export async function proveDraft(ports: Ports, draftKey: string, patientId: number, now: Date): Promise<Result<null, Trouble>> {
  const { drafts, proofs, store, patients } = ports;
  const proof = await proofs.latest(draftKey);
  if (!proof?.provenAt || !proof.patientIds?.includes(patientId)) return err({ kind: 'codeEnded' });
  const [record, visits, lastBooking] = await Promise.all([
    patients.readPatient(patientId),
    patients.listAppointments({ patientId, to: inLisbon(now).day }),
    store.lastOf(patientId),
  ]);
  if (!record.ok) return record;
  if (!visits.ok) return visits;
  if (!record.value) return err({ kind: 'codeEnded' });
  const known = knownFields({ record: record.value, lastBooking, lastVisit: lastBefore(visits.value, now) });
  // What a visitor typed before being recognised stays; what was another's does not.
  if ((await drafts.read(draftKey))?.provenPatientId) await drafts.forgetProof(draftKey);
  await drafts.prove(draftKey, patientId, known);
  await proofs.end(draftKey);
  return ok(null);
}

const moment = ({ date, start }: { date: string; start: string }) => `${date} ${start}`;

function lastBefore(visits: readonly Appointment[], now: Date): Appointment | null {
  const { day, time } = inLisbon(now);
  const past = visits.filter((visit) => moment(visit) < moment({ date: day, start: time }));
  return past.sort((a, b) => (moment(a) < moment(b) ? -1 : 1)).at(-1) ?? null;
}
