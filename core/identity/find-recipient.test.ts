import { expect, test } from 'vitest';
import type { ClinicService, PatientRecord } from '../clinic/clinic-service.ts';
import { ok } from '../kernel/result.ts';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { type Contact, contactDigest } from './contact.ts';
import { findRecipient } from './find-recipient.ts';
import type { PatientContacts } from './patient-contacts.ts';

const record = (id: number, contacts: string[], vat = ''): PatientRecord => ({
  ...{ id, contacts, vat, patientNumber: '', name: 'António Exemplo', birthDay: '1958-11-17', gender: 'masculino' },
  ...{ nSNS: '', nCC: '', profession: '' },
});
const email = (value: string) => ({ kind: 'email' as const, value });
const vat = (value: string) => ({ kind: 'vat' as const, value });

/** `listed`: the clinic's response to any search; `others`: its other records. */
function ports(
  listed: PatientRecord[],
  rows: [patientId: number, contact: Contact, isConfirmed: boolean][] = [],
  others: PatientRecord[] = [],
) {
  const known = rows.map(([patientId, contact, isConfirmed]) => ({ patientId, digest: contactDigest(keys, contact), isConfirmed }));
  const clinic = {
    findPatients: async () => ok(listed),
    readPatient: async (id: number) => ok(others.find((each) => each.id === id) ?? null),
  } as unknown as ClinicService;
  const contacts: PatientContacts = {
    of: async () => known,
    patientsConfirmedFor: async (digests) =>
      known.filter(({ digest, isConfirmed }) => isConfirmed && digests.includes(digest)).map(({ patientId }) => patientId),
  };
  return { clinic, contacts, keys };
}

test('writes to the address as the clinic has it, for all who share it', async () => {
  const family = ports([record(1, ['Familia@Exemplo.pt']), record(2, ['910000000', 'familia@exemplo.pt'])]);
  expect(await findRecipient(family, email('familia@exemplo.pt'))).toEqual({ patientIds: [1, 2], to: email('Familia@Exemplo.pt') });
});

test('a tax number leads to the address on file, and to this patient alone', async () => {
  const one = ports([record(1, ['910000000', 'antonio@exemplo.pt'], '123456789')]);
  expect(await findRecipient(one, vat('123456789'))).toEqual({ patientIds: [1], to: email('antonio@exemplo.pt') });
});

test('a record without an e-mail has its mobile, and one with a landline nothing', async () => {
  expect(await findRecipient(ports([record(1, ['910000000'], '123456789')]), vat('123456789'))).toEqual({
    patientIds: [1],
    to: { kind: 'phone', value: '910000000' },
  });
  expect(await findRecipient(ports([record(1, ['210000000'], '123456789')]), vat('123456789'))).toBeNull();
});

test('whoever only looks similar is not meant', async () => {
  expect(await findRecipient(ports([record(1, ['antonio@exemplo.pt'])]), email('tonio@exemplo.pt'))).toBeNull();
  expect(await findRecipient(ports([record(1, ['antonio@exemplo.pt'], '')]), vat('123456789'))).toBeNull();
});

test('a contact that came with a booking gets no code, by e-mail or by NIF', async () => {
  const attacker = email('estranho@exemplo.pt');
  const rows: [number, Contact, boolean][] = [[1, attacker, false]];
  const taken = record(1, ['estranho@exemplo.pt', 'antonio@exemplo.pt'], '123456789');
  expect(await findRecipient(ports([taken], rows), attacker)).toBeNull();
  expect(await findRecipient(ports([taken], rows), vat('123456789'))).toEqual({ patientIds: [1], to: email('antonio@exemplo.pt') });
});

test('once confirmed it does, and one confirmed at the desk need not stand on the record', async () => {
  const own = email('antonio@exemplo.pt');
  expect(await findRecipient(ports([record(1, ['antonio@exemplo.pt'])], [[1, own, true]]), own)).toMatchObject({ patientIds: [1] });
  expect(await findRecipient(ports([], [[3, own, true]], [record(3, [])]), own)).toEqual({ patientIds: [3], to: own });
});

test('an address that eight share is a family’s, and one that nine share is nobody’s', async () => {
  const sharing = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1, ['lar@exemplo.pt']));
  expect((await findRecipient(ports(sharing(8)), email('lar@exemplo.pt')))?.patientIds).toHaveLength(8);
  expect(await findRecipient(ports(sharing(9)), email('lar@exemplo.pt'))).toBeNull();
});
