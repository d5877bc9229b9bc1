import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestClinic, type TestClinic } from '../test-clinic.ts';
import { aPatient, createPatientMutation } from '../test-words.ts';
import { isTaxNumber } from './tax-number.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await startTestClinic();
});
afterAll(() => clinic.stop());

const create = (patient: object) =>
  clinic.ask<{ patientCreate: { id: number } | null }>(createPatientMutation, { patient: { ...aPatient, ...patient } });
const find =
  'query ($filters: PatientFilters!) { patients(filters: $filters) { items { id name vat profession contacts patientNumber } listInfo { total } } }';

test('a tax number has nine digits, a known beginning and a right check digit', () => {
  for (const right of ['123456789', '999999990', '501964843']) expect(isTaxNumber(right), right).toBe(true);
  for (const wrong of ['123456788', '12345678', '1234567890', '400000000', '', 'abcdefghi']) expect(isTaxNumber(wrong), wrong).toBe(false);
});

test.each([
  ['VAT_NOT_VALID', { vat: '123456788' }],
  ['VALIDATOR_DIGITS_PHONE', { contacts: ['pessoa@exemplo.pt', '91234567'] }],
  ['ERROR_CREATING_PATIENT', { birthDay: '2999-01-01' }],
  ['ERROR_CREATING_PATIENT', { name: ' ' }],
  ['PATIENT_ALREADY_EXISTS', { vat: '999999990' }],
])('answers %s for %o and writes nothing', async (code, patient) => {
  const count = () => clinic.db.selectFrom('clinic_patients').select('id').execute();
  const before = await count();
  const answer = await create(patient);
  expect(answer).toMatchObject({ status: 200, code, data: { patientCreate: null } });
  expect(await count()).toHaveLength(before.length);
});

test('two who register one tax number at once become one patient', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create({ vat: '123456789' })));
  expect(answers.map((answer) => answer.code ?? 'created').sort()).toEqual([...Array(9).fill('PATIENT_ALREADY_EXISTS'), 'created']);
});

test('a patient is found by id, e-mail or tax number, and nobody is listed without a filter', async () => {
  const { data } = await create({ vat: '501964843', contacts: ['Alguem@Exemplo.pt', '+351 912 345 678'] });
  const id = data.patientCreate?.id;
  type Found = { patients: { items: { id: number; patientNumber: string }[]; listInfo: { total: number } } };
  for (const filters of [{ id }, { contact: 'alguem@exemplo.PT' }, { vat: '501964843' }]) {
    const { items } = (await clinic.ask<Found>(find, { filters })).data.patients;
    expect(items.map((patient) => patient.id)).toEqual([id]);
  }
  expect((await clinic.ask<Found>(find, { filters: {} })).data.patients.listInfo.total).toBe(0);
  expect((await clinic.ask<Found>(find, { filters: { vat: '501964843', contact: 'outro@exemplo.pt' } })).data.patients.items).toEqual([]);
});

test('an update changes what it names and keeps the rest', async () => {
  const id = (await create({ profession: 'pescador', contacts: ['antes@exemplo.pt'] })).data.patientCreate?.id;
  const update = 'mutation ($patient: PatientUpdateInput!) { patientUpdate(patient: $patient) { id name profession contacts } }';
  const patient = { id, ...aPatient, name: 'Outro Nome', contacts: ['depois@exemplo.pt'] };
  const { data } = await clinic.ask(update, { patient });
  expect(data).toEqual({ patientUpdate: { id, name: 'Outro Nome', profession: 'pescador', contacts: ['depois@exemplo.pt'] } });
  expect((await clinic.ask(update, { patient: { ...patient, vat: '999999990' } })).code).toBe('PATIENT_ALREADY_EXISTS');
  expect((await clinic.ask(update, { patient: { ...patient, id: 1 } })).code).toBe('ERROR_CREATING_PATIENT');
});
