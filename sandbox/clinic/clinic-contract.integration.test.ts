import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import type { ClinicService, PatientDetails } from '@clinic/core/clinic/clinic-service';
import { createLogger } from '@clinic/core/logging/create-logger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCalendarDays } from './calendar/lisbon-days.ts';
import { startTestClinic, type TestClinic } from './test-clinic.ts';
import { openDay } from './test-words.ts';

/** The website's own adapter against the stand-in: every call there and back. */
let standIn: TestClinic;
let clinic: ClinicService;
const connect = (limits = {}, key = 'a-key-that-only-these-tests-know') =>
  clinicOverHttp({ url: `${standIn.origin}/clinic/graphql`, key, appId: 'tests', logger: createLogger('contract-test', 'silent'), limits });
beforeAll(async () => {
  standIn = await startTestClinic();
  clinic = connect();
});
afterAll(() => standIn.stop());

const details: PatientDetails = {
  name: 'Pessoa Inventada',
  birthDay: '1961-05-04',
  gender: 'masculino',
  vat: '',
  nSNS: '',
  nCC: '',
  profession: 'Carpinteiro',
  contacts: ['pessoa@exemplo.pt', '910000077'],
};
const value = async <T>(result: Promise<{ ok: true; value: T } | { ok: false; error: { kind: string } }>): Promise<T> => {
  const heard = await result;
  if (!heard.ok) throw new Error(heard.error.kind);
  return heard.value;
};
const newPatient = async (other: Partial<PatientDetails> = {}) => (await value(clinic.createPatient({ ...details, ...other }))).id;
const visit = (patientId: number, date: string, start = '10:20', end = '10:40') =>
  ({ date, start, end, patientId, doctorId: 202, typeId: 462, state: 'SCHEDULED' }) as const;
const refused = (kind: string) => ({ ok: false, error: { kind } });

test('doctors, types and specialties come in our words', async () => {
  const doctors = await value(clinic.listDoctors());
  expect(doctors).toHaveLength(8);
  expect(await value(clinic.listDoctors({ ids: [203] }))).toEqual([
    {
      id: 203,
      name: 'Sofia Bettencourt',
      clinicalName: 'Dra. Sofia Bettencourt',
      orderNumber: '00001',
      specialty: { id: 1, name: 'Urologia' },
    },
  ]);
  expect((await value(clinic.listDoctors({ specialtyId: 2 }))).map(({ id }) => id)).toEqual([206]);
  const types = await value(clinic.listAppointmentTypes());
  expect(types.find(({ id }) => id === 464)).toEqual({ id: 464, description: 'Segunda opinião', minutes: 40, doctorIds: [201, 203, 204] });
  expect(types.map(({ description }) => description)).toEqual(
    types.map(({ description }) => description).sort((a, b) => a.localeCompare(b, 'pt')),
  );
  expect(await value(clinic.listSpecialties())).toContainEqual({ id: 3, name: 'Uroginecologia' });
});

test('lists are read to their end, page after page', async () => {
  const inSmallPages = connect({ pageSize: 3 });
  expect(await inSmallPages.listDoctors()).toEqual(await clinic.listDoctors());
  const [from, to] = [openDay(1), addCalendarDays(openDay(1), 13)];
  expect(await inSmallPages.listWorkSchedule({ from, to })).toEqual(await clinic.listWorkSchedule({ from, to }));
  const question = { doctorIds: [201, 202, 203, 205, 207], typeId: 462, from, to };
  expect(await inSmallPages.listFreeDays(question)).toEqual(await clinic.listFreeDays(question));
});

test('free days are those on which the doctor works, and end with the last day asked for', async () => {
  const monday = openDay(1);
  const days = await value(clinic.listFreeDays({ doctorIds: [202], typeId: 462, from: monday, to: monday }));
  expect(days).toMatchObject([{ doctorId: 202, date: monday }]);
  expect(days[0]?.times).toEqual(expect.arrayContaining(['10:00', '12:20', '14:00', '16:40']));
  expect(days[0]?.times).not.toContain('12:40');
  const entries = await value(clinic.listWorkSchedule({ doctorId: 202, from: monday, to: monday }));
  expect(entries[0]).toMatchObject({ description: 'Dr. Henrique Valadares', startsAt: `${monday} 10:00`, endsAt: `${monday} 12:40` });
});

test('a patient is created, found by e-mail in any letters, read, and updated without losing what was not said', async () => {
  const id = await newPatient({ nSNS: '123456789' });
  expect((await value(clinic.findPatients({ email: 'Pessoa@Exemplo.PT' }))).map((found) => found.id)).toContain(id);
  expect(await value(clinic.updatePatient(id, { ...details, name: 'Pessoa Mudada', profession: '' }))).toEqual({ id });
  expect(await value(clinic.readPatient(id))).toEqual({
    ...details,
    id,
    patientNumber: String(id),
    name: 'Pessoa Mudada',
    nSNS: '123456789',
  });
  expect(await value(clinic.readPatient(987_654))).toBeNull();
  expect((await value(clinic.findPatients({ vat: '999999990' }))).map(({ name }) => name)).toEqual(['Joaquim Exemplo']);
});

test.each([
  ['vatNotValid', { vat: '123456780' }],
  ['patientAlreadyExists', { vat: '999999990' }],
  ['phoneDigits', { contacts: ['12345'] }],
  ['errorCreatingPatient', { birthDay: '2999-01-01' }],
])('a patient is refused with %s', async (kind, wrong) =>
  expect(await clinic.createPatient({ ...details, ...wrong })).toEqual(refused(kind)),
);

test('an appointment is made once, listed for its patient alone, and unscheduled once', async () => {
  const [patientId, other, day] = [await newPatient(), await newPatient(), openDay(2)];
  const { id } = await value(clinic.createAppointment(visit(patientId, day)));
  expect(await clinic.createAppointment(visit(other, day))).toEqual(refused('slotTaken'));
  expect(await clinic.createAppointment(visit(patientId, day, '10:40', '11:30'))).toEqual(refused('refused'));
  const names = { doctorName: 'Dr. Henrique Valadares', patientName: details.name, typeName: 'Consulta de Urologia' };
  const booked = { ...visit(patientId, day), ...names, id };
  expect(await value(clinic.listAppointments({ patientId, futures: true }))).toEqual([booked]);
  expect(await value(clinic.listAppointments({ patientId, from: day, to: day }))).toEqual([booked]);
  expect(await value(clinic.listAppointments({ patientId, from: addCalendarDays(day, 1) }))).toEqual([]);
  expect(await value(clinic.listAppointments({ patientId: other }))).toEqual([]);
  expect(await value(clinic.unscheduleAppointment(id, 'OTHER', 'Falha de pagamento'))).toBe('done');
  expect(await value(clinic.unscheduleAppointment(id, 'OTHER', 'Falha de pagamento'))).toBe('alreadyDone');
  expect(await clinic.unscheduleAppointment(1, 'OTHER', '')).toEqual(refused('refused'));
  expect(await value(clinic.listAppointments({ patientId }))).toEqual([]);
});

test('with a wrong key nothing is heard, and nothing is done', async () => {
  const stranger = connect({}, 'a-wrong-key');
  expect(await stranger.listDoctors()).toEqual(refused('clinicUnavailable'));
  expect(await stranger.createPatient({ ...details, contacts: ['wrong-key@exemplo.pt'] })).toEqual(refused('clinicUnavailable'));
  expect(await value(clinic.findPatients({ email: 'wrong-key@exemplo.pt' }))).toEqual([]);
});
