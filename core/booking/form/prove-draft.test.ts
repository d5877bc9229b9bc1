import { expect, test } from 'vitest';
import type { Appointment, PatientRecord } from '../../clinic/clinic-service.ts';
import type { CodeStore, IdentityCode } from '../../identity/codes/code-store.ts';
import { err, ok } from '../../kernel/result.ts';
import type { DraftStore } from './draft.ts';
import { type PatientReader, proveDraft, provenPatients } from './prove-draft.ts';
import type { DraftFields } from './steps.ts';

const now = new Date('2026-11-15T12:00:00Z');
const record = (id: number, name: string, birthDay: string): PatientRecord => ({
  ...{ id, name, birthDay, patientNumber: '', gender: 'masculino', vat: '', nSNS: '', nCC: '', profession: '', contacts: [] },
});
const visit = (date: string, doctorId: number): Appointment => ({
  ...{ id: doctorId, date, start: '10:20', end: '10:40', doctorId, doctorName: '', patientId: 7, typeId: 462, state: 'SCHEDULED' },
  ...{ patientName: '', typeName: '' },
});
const family = [
  record(7, 'António Exemplo', '1958-11-17'),
  record(8, 'Maria Exemplo', '1961-02-03'),
  record(9, 'Artur Exemplo', '1958-11-17'),
];

function room({
  provenAt = now as Date | null,
  silent = false,
  provenBefore = null as number | null,
  birthDate = '1958-11-17',
  fields = {} as DraftFields,
} = {}) {
  const asked: number[] = [];
  const done: { proven?: number; known?: DraftFields; filled?: DraftFields; contact?: string; ended?: boolean; forgot?: boolean } = {};
  const code: IdentityCode = {
    ...{ id: '1', purpose: 'knownPatient', locale: 'pt', contact: { kind: 'email', value: 'a@b.pt' }, birthDate, patientIds: [7, 8, 9] },
    ...{ provenAt, requestedAt: now, expiresAt: now, sentAt: now, accountId: null, sentToDigest: 'digest of a@b.pt', refusedAt: null },
  };
  const patients: PatientReader = {
    readPatient: async (id) => {
      asked.push(id);
      return silent ? err({ kind: 'clinicUnavailable' }) : ok(family.find((one) => one.id === id) ?? null);
    },
    listAppointments: async () => ok([visit('2026-05-04', 201), visit('2026-11-15', 203), visit('2026-10-01', 202)]),
  };
  const drafts = {
    read: async () => ({ provenPatientId: provenBefore, fields }),
    forgetProof: async () => void Object.assign(done, { forgot: true }),
    proveContact: async (_: string, contact: string) => void Object.assign(done, { contact }),
    prove: async (_: string, proven: number, known: DraftFields, filled: DraftFields) =>
      void Object.assign(done, { proven, known, filled }),
  };
  const codes = { latest: async () => code, end: async () => void Object.assign(done, { ended: true }) };
  const ports = { patients, store: { lastOf: async () => null }, drafts: drafts as unknown as DraftStore };
  return { ports: { ...ports, codes: codes as unknown as CodeStore }, asked, done };
}

test('nothing is read of anybody before the code was right', async () => {
  const { ports, asked } = room({ provenAt: null });
  expect(await provenPatients(ports, 'key')).toEqual(err({ kind: 'codeEnded' }));
  expect(await proveDraft(ports, 'key', 7, now)).toEqual(err({ kind: 'codeEnded' }));
  expect(asked).toEqual([]);
});

test('of a family with one contact only patients born on the typed day are listed; twins by their first names', async () => {
  expect(await provenPatients(room({ birthDate: '1961-02-03' }).ports, 'key')).toEqual(
    ok([{ id: 8, firstName: 'Maria', birthYear: '1961' }]),
  );
  expect(await provenPatients(room({ birthDate: '1958-11-17' }).ports, 'key')).toMatchObject({ value: [{ id: 7 }, { id: 9 }] });
  expect(await provenPatients(room({ birthDate: '1990-01-01' }).ports, 'key')).toEqual(ok([]));
});

test('a wrong birth date opens no record, though the contact is right', async () => {
  const { ports, done } = room({ birthDate: '1961-02-03' });
  expect(await proveDraft(ports, 'key', 7, now)).toEqual(err({ kind: 'codeEnded' }));
  expect(done).toEqual({});
});

test('the draft is filled from the chosen patient’s record, with the doctor of the last past visit; the choice is made once', async () => {
  const { ports, done } = room();
  expect(await proveDraft(ports, 'key', 7, now)).toEqual(ok(null));
  expect(done).toMatchObject({
    proven: 7,
    known: { name: 'António Exemplo', doctorId: '203', hadConsultation: 'yes' },
    ended: true,
    contact: 'digest of a@b.pt',
  });
});

test('who came with a reason or an hour keeps it: the last visit is known, and not filled in beside it', async () => {
  const { ports, done } = room({ fields: { subSpecialty: 'kidneyStones', slot: '2026-11-20T10:20/203' } });
  await proveDraft(ports, 'key', 7, now);
  expect(done.known).toMatchObject({ doctorId: '203', typeId: '462' });
  expect(done.filled).toMatchObject({ name: 'António Exemplo' });
  expect(done.filled).not.toHaveProperty('typeId');
  expect(done.filled).not.toHaveProperty('doctorId');
});

test('somebody whom the code did not name cannot be chosen', async () => {
  const { ports, asked } = room();
  expect(await proveDraft(ports, 'key', 12, now)).toEqual(err({ kind: 'codeEnded' }));
  expect(asked).toEqual([]);
});

test('while the clinic is unavailable the proof is kept', async () => {
  const { ports, done } = room({ silent: true });
  expect(await proveDraft(ports, 'key', 7, now)).toEqual(err({ kind: 'clinicUnavailable' }));
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
