import { expect, test } from 'vitest';
import { ok } from '../../kernel/result.ts';
import type { ClinicService, PatientRecord } from '../clinic-service.ts';
import { findRecipient } from './find-recipient.ts';

const record = (id: number, contacts: string[], vat = ''): PatientRecord => ({
  ...{ id, contacts, vat, patientNumber: '', name: 'António Exemplo', birthDay: '1958-11-17', gender: 'masculino' },
  ...{ nSNS: '', nCC: '', profession: '' },
});
const clinicWith = (...records: PatientRecord[]) => ({ findPatients: async () => ok(records) }) as unknown as ClinicService;
const email = (value: string) => ({ kind: 'email' as const, value });
const vat = (value: string) => ({ kind: 'vat' as const, value });

test('writes to the address as the clinic has it, for all who share it', async () => {
  const clinic = clinicWith(record(1, ['Familia@Exemplo.pt']), record(2, ['910000000', 'familia@exemplo.pt']));
  expect(await findRecipient(clinic, email('familia@exemplo.pt'))).toEqual({ patientIds: [1, 2], to: { email: 'Familia@Exemplo.pt' } });
});

test('a tax number leads to the address on file, and to this patient alone', async () => {
  const clinic = clinicWith(record(1, ['910000000', 'antonio@exemplo.pt'], '123456789'));
  expect(await findRecipient(clinic, vat('123456789'))).toEqual({ patientIds: [1], to: { email: 'antonio@exemplo.pt' } });
});

test('a record without an e-mail has its mobile, and one with a landline nothing', async () => {
  expect(await findRecipient(clinicWith(record(1, ['910000000'], '123456789')), vat('123456789'))).toEqual({
    patientIds: [1],
    to: { phone: '+351910000000' },
  });
  expect(await findRecipient(clinicWith(record(1, ['210000000'], '123456789')), vat('123456789'))).toBeNull();
});

test('whoever only looks similar is not meant', async () => {
  expect(await findRecipient(clinicWith(record(1, ['antonio@exemplo.pt'])), email('tonio@exemplo.pt'))).toBeNull();
  expect(await findRecipient(clinicWith(record(1, ['antonio@exemplo.pt'], '')), vat('123456789'))).toBeNull();
});

test('an address that eight share is a family’s, and one that nine share is nobody’s', async () => {
  const sharing = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1, ['lar@exemplo.pt']));
  expect((await findRecipient(clinicWith(...sharing(8)), email('lar@exemplo.pt')))?.patientIds).toHaveLength(8);
  expect(await findRecipient(clinicWith(...sharing(9)), email('lar@exemplo.pt'))).toBeNull();
});
