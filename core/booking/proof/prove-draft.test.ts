import { expect, test } from 'vitest';
import { err, ok } from '../../kernel/result.ts';
import type { Appointment, PatientRecord } from '../clinic-service.ts';
import type { DraftStore } from '../wizard/draft.ts';
import type { DraftFields } from '../wizard/steps.ts';
import type { Proof, ProofStore } from './proof-store.ts';
import { type PatientReader, proveDraft, provenPatients } from './prove-draft.ts';

const now = new Date('2026-11-15T12:00:00Z');
const record = (id: number, name: string, birthDay: string): PatientRecord => ({
  ...{ id, name, birthDay, patientNumber: '', gender: 'masculino', vat: '', nSNS: '', nCC: '', profession: '', contacts: [] },
});
const visit = (date: string, doctorId: number): Appointment => ({
  ...{ id: doctorId, date, start: '10:20', end: '10:40', doctorId, doctorName: '', patientId: 7, typeId: 462, state: 'SCHEDULED' },
});
const family = [record(7, 'António Exemplo', '1958-11-17'), record(8, 'Maria Exemplo', '1961-02-03')];

function room({ provenAt = now as Date | null, silent = false, provenBefore = null as number | null } = {}) {
  const asked: number[] = [];
  const done: { proven?: number; known?: DraftFields; ended?: boolean; forgot?: boolean } = {};
  const proof: Proof = { id: '1', locale: 'pt', contact: { kind: 'email', value: 'a@b.pt' }, patientIds: [7, 8], provenAt };
  const patients: PatientReader = {
    readPatient: async (id) => {
      asked.push(id);
      return silent ? err({ kind: 'clinicSilent' }) : ok(family.find((one) => one.id === id) ?? null);
    },
    listAppointments: async () => ok([visit('2026-05-04', 201), visit('2026-11-15', 203), visit('2026-10-01', 202)]),
  };
  const drafts = {
    read: async () => ({ provenPatientId: provenBefore }),
    forgetProof: async () => void Object.assign(done, { forgot: true }),
    prove: async (_: string, proven: number, known: DraftFields) => void Object.assign(done, { proven, known }),
  };
  const proofs = { latest: async () => proof, end: async () => void Object.assign(done, { ended: true }) };
  const ports = { patients, store: { lastOf: async () => null }, drafts: drafts as unknown as DraftStore };
  return { ports: { ...ports, proofs: proofs as unknown as ProofStore }, asked, done };
}

test('nothing is read of anybody before the code was right', async () => {
  const { ports, asked } = room({ provenAt: null });
  expect(await provenPatients(ports, 'key')).toEqual(err({ kind: 'codeEnded' }));
  expect(await proveDraft(ports, 'key', 7, now)).toEqual(err({ kind: 'codeEnded' }));
  expect(asked).toEqual([]);
});

test('a family is told apart by first names and years, and nothing more', async () => {
  expect(await provenPatients(room().ports, 'key')).toEqual(
    ok([
      { id: 7, firstName: 'António', birthYear: '1958' },
      { id: 8, firstName: 'Maria', birthYear: '1961' },
    ]),
  );
});

test('the draft is the chosen one’s, with the doctor of the last visit that is over, and the choice is made once', async () => {
  const { ports, done } = room();
  expect(await proveDraft(ports, 'key', 7, now)).toEqual(ok(null));
  expect(done).toMatchObject({ proven: 7, known: { name: 'António Exemplo', doctorId: '203', hadConsultation: 'yes' }, ended: true });
});

test('somebody whom the code did not name cannot be chosen', async () => {
  const { ports, asked } = room();
  expect(await proveDraft(ports, 'key', 9, now)).toEqual(err({ kind: 'codeEnded' }));
  expect(asked).toEqual([]);
});

test('while the records do not answer nothing is lost: the proof stays', async () => {
  const { ports, done } = room({ silent: true });
  expect(await proveDraft(ports, 'key', 7, now)).toEqual(err({ kind: 'clinicSilent' }));
  expect(done).toEqual({});
});

test('what was typed before the code stays, and what another proof left does not', async () => {
  const fresh = room();
  await proveDraft(fresh.ports, 'key', 7, now);
  expect(fresh.done.forgot).toBeUndefined();
  const shared = room({ provenBefore: 8 });
  await proveDraft(shared.ports, 'key', 7, now);
  expect(shared.done).toMatchObject({ forgot: true, proven: 7 });
});
