import type { Appointment, ClinicService, ClinicUnavailable, PatientRecord } from '../../clinic/clinic-service.ts';
import type { CodeStore } from '../../identity/codes/code-store.ts';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { firstNameOf } from '../../personal-data/person-name.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import type { DraftStore } from './draft.ts';
import { knownFields } from './known-fields.ts';
import { knownBeside } from './own-visit.ts';

/** What the site reads from the clinic's patient records, and only after a correct code. */
export type PatientReader = Pick<ClinicService, 'readPatient' | 'listAppointments'>;
type Ports = { drafts: DraftStore; codes: CodeStore; store: Pick<BookingStore, 'lastOf'>; patients: PatientReader };
type Trouble = ClinicUnavailable | { kind: 'codeEnded' };

/** The patients that the code proved, by first name and year of birth, so that a family can choose. */
export type ProvenPatient = { id: number; firstName: string; birthYear: string };

/** Only patients whose birth date was typed with the contact: a family may share a contact, and each member opens only their own record. */
export async function provenPatients({ codes, patients }: Ports, draftKey: string): Promise<Result<ProvenPatient[], Trouble>> {
  const code = await codes.latest(draftKey, 'knownPatient');
  if (!code?.provenAt) return err({ kind: 'codeEnded' });
  const read = await Promise.all((code.patientIds ?? []).map((id) => patients.readPatient(id)));
  const records: PatientRecord[] = [];
  for (const record of read) {
    if (!record.ok) return record;
    if (record.value && record.value.birthDay === code.birthDate) records.push(record.value);
  }
  return ok(records.map(({ id, name, birthDay }) => ({ id, firstName: firstNameOf(name), birthYear: birthDay.slice(0, 4) })));
}

/** Fills the draft from this patient's record. Nothing is read before the code was correct. */
export async function proveDraft(ports: Ports, draftKey: string, patientId: number, now: Date): Promise<Result<null, Trouble>> {
  const { drafts, codes, store, patients } = ports;
  const code = await codes.latest(draftKey, 'knownPatient');
  if (!code?.provenAt || !code.patientIds?.includes(patientId)) return err({ kind: 'codeEnded' });
  const digests = code.sentToDigest ? [code.sentToDigest] : [];
  const [record, visits, lastBooking] = await Promise.all([
    patients.readPatient(patientId),
    patients.listAppointments({ patientId, to: inLisbon(now).day }),
    store.lastOf(patientId, digests),
  ]);
  if (!record.ok) return record;
  if (!visits.ok) return visits;
  if (record.value?.birthDay !== code.birthDate) return err({ kind: 'codeEnded' });
  const known = knownFields({ record: record.value, lastBooking, lastVisit: lastBefore(visits.value, now) });
  // What the visitor typed before the proof stays; what an earlier proof of another patient filled in is removed.
  if ((await drafts.read(draftKey))?.provenPatientId) await drafts.forgetProof(draftKey);
  const typed = (await drafts.read(draftKey))?.fields ?? {};
  await drafts.prove(draftKey, patientId, known, knownBeside(typed, known));
  if (code.sentToDigest) await drafts.proveContact(draftKey, code.sentToDigest);
  await codes.end(draftKey);
  return ok(null);
}

const moment = ({ date, start }: { date: string; start: string }) => `${date} ${start}`;

/** The last visit that is over. */
export function lastBefore(visits: readonly Appointment[], now: Date): Appointment | null {
  const { day, time } = inLisbon(now);
  const past = visits.filter((visit) => moment(visit) < moment({ date: day, start: time }));
  return past.sort((a, b) => (moment(a) < moment(b) ? -1 : 1)).at(-1) ?? null;
}
