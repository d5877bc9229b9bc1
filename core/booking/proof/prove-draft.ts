import type { CodeStore } from '../../identity/codes/code-store.ts';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { BookingStore } from '../booking-store.ts';
import type { Appointment, ClinicService, ClinicSilence, PatientRecord } from '../clinic-service.ts';
import type { DraftStore } from '../wizard/draft.ts';
import { knownFields } from './known-fields.ts';

/** What the site reads of the clinic's patients, and only after a code was typed. */
export type PatientReader = Pick<ClinicService, 'readPatient' | 'listAppointments'>;
type Ports = { drafts: DraftStore; codes: CodeStore; store: Pick<BookingStore, 'lastOf'>; patients: PatientReader };
type Trouble = ClinicSilence | { kind: 'codeEnded' };

/** Those of whom this browser has shown the code, by name and year: twins with one address tell themselves apart by that. */
export type ProvenPatient = { id: number; firstName: string; birthYear: string };

/** Only whose birth date was typed with the contact: a family shares an address, and each opens his own record alone. */
export async function provenPatients({ codes, patients }: Ports, draftKey: string): Promise<Result<ProvenPatient[], Trouble>> {
  const code = await codes.latest(draftKey, 'knownPatient');
  if (!code?.provenAt) return err({ kind: 'codeEnded' });
  const read = await Promise.all((code.patientIds ?? []).map((id) => patients.readPatient(id)));
  const records: PatientRecord[] = [];
  for (const record of read) {
    if (!record.ok) return record;
    if (record.value && record.value.birthDay === code.birthDate) records.push(record.value);
  }
  return ok(records.map(({ id, name, birthDay }) => ({ id, firstName: name.split(' ')[0] ?? '', birthYear: birthDay.slice(0, 4) })));
}

/** The draft is this patient's from here on, with all that is known of them. Nothing of it is read before the code was right. */
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
  // What a visitor typed before being recognised stays; what was another's does not.
  if ((await drafts.read(draftKey))?.provenPatientId) await drafts.forgetProof(draftKey);
  await drafts.prove(draftKey, patientId, known);
  if (code.sentToDigest) await drafts.proveContact(draftKey, code.sentToDigest);
  await codes.end(draftKey);
  return ok(null);
}

const moment = ({ date, start }: { date: string; start: string }) => `${date} ${start}`;

function lastBefore(visits: readonly Appointment[], now: Date): Appointment | null {
  const { day, time } = inLisbon(now);
  const past = visits.filter((visit) => moment(visit) < moment({ date: day, start: time }));
  return past.sort((a, b) => (moment(a) < moment(b) ? -1 : 1)).at(-1) ?? null;
}
