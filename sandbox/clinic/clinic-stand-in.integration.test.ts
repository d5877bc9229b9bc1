import { buildSchema, GraphQLEnumType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCodes } from './error-code.ts';
import { operations } from './faults/fault.ts';
import { contract } from './graphql/clinic-graphql.ts';
import { startTestClinic, type TestClinic } from './test-clinic.ts';
import {
  anAppointment,
  aPatient,
  createAppointmentMutation,
  createPatientMutation,
  type FreeTimes,
  freeTimesQuery,
  openDay,
  unschedule,
} from './test-words.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await startTestClinic();
});
afterAll(() => clinic.stop());

const newPatient = async () =>
  (await clinic.ask<{ patientCreate: { id: number } }>(createPatientMutation, { patient: aPatient })).data.patientCreate.id;
const book = (appointment: object) => clinic.ask<{ appointmentCreate: { id: number } | null }>(createAppointmentMutation, { appointment });
async function timesOn(day: string, doctorId = 202, typeId = 462) {
  const question = { ids: [doctorId], initial: `${day} 00:00:00`, final: `${day} 23:59:59`, typeId };
  const { data } = await clinic.ask<FreeTimes>(freeTimesQuery, question);
  return data.entityDoctors.items[0]?.freeSchedule[0];
}

test('the contract and the code name the same operations and error codes', () => {
  const schema = buildSchema(contract);
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect([...operations].sort()).toEqual(fields.sort());
  const codes = schema.getType('ErrorCode');
  expect(codes instanceof GraphQLEnumType && codes.getValues().map((value) => value.name)).toEqual(errorCodes);
});

test('without the right key and AppId nothing is told, and only POST is answered', async () => {
  const question = JSON.stringify({ query: '{ doctorsSpecialty { items { name } } }' });
  for (const wrong of [{ authorization: 'Bearer another' }, { authorization: '' }, { appid: 'another' }, { appid: '' }]) {
    const response = await clinic.post(question, wrong);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ errors: [{ message: 'UNAUTHENTICATED', extensions: { code: 'UNAUTHENTICATED' } }] });
  }
  expect((await clinic.post(question)).status).toBe(200);
  expect((await fetch(`${clinic.origin}/clinic/graphql`)).status).toBe(404);
});

test('lists doctors, by id, ids or specialty, with how many there are', async () => {
  type Doctors = { entityDoctors: { items: { id: number; specialty: { name: string } }[]; listInfo: object } };
  const ask = async (filters: object, page?: object) => {
    const query =
      'query ($filters: DoctorFilters, $page: Page) { entityDoctors(filters: $filters, page: $page) { items { id specialty { name } } listInfo { total hasMore } } }';
    return (await clinic.ask<Doctors>(query, { filters, page })).data.entityDoctors;
  };
  expect((await ask({})).items.map((doctor) => doctor.id)).toEqual([201, 202, 203, 204, 205, 206, 207, 208]);
  expect((await ask({ id: 202 })).items).toEqual([{ id: 202, specialty: { name: 'Urologia' } }]);
  expect((await ask({ ids: [203, 999] })).items.map((doctor) => doctor.id)).toEqual([203]);
  expect((await ask({ specialtyId: 2 })).items.map((doctor) => doctor.id)).toEqual([206]);
  expect((await ask({}, { offset: 2, limit: 3 })).listInfo).toEqual({ total: 8, hasMore: true });
});

test('lists appointment types by description, with type 462 of 20 minutes', async () => {
  type Types = { appointmentTypes: { items: { id: number; description: string; time: number; associatedDoctors: { id: number }[] }[] } };
  const query = '{ appointmentTypes(orderBy: { field: DESCRIPTION }) { items { id description time associatedDoctors { id } } } }';
  const { items } = (await clinic.ask<Types>(query)).data.appointmentTypes;
  expect(items.map((type) => type.description)).toEqual(items.map((type) => type.description).sort((a, b) => a.localeCompare(b, 'pt')));
  const usual = items.find((type) => type.id === 462);
  expect(usual?.time).toBe(20);
  expect(usual?.associatedDoctors.map((doctor) => doctor.id)).toContain(202);
});

test('a day is cut into 20 minutes, without lunch, and a booking takes its interval away', async () => {
  const day = openDay(1);
  const before = await timesOn(day);
  expect(
    before?.events
      .map((event) => event.startHour.slice(0, 5))
      .slice(0, 10)
      .join(' '),
  ).toBe('10:00 10:20 10:40 11:00 11:20 11:40 12:00 12:20 14:00 14:20');
  expect(before?.freeIntervals).toBe(17);
  expect((await book(anAppointment(await newPatient(), day))).data.appointmentCreate?.id).toBeGreaterThan(500_000);
  const after = await timesOn(day);
  expect(after?.freeIntervals).toBe(16);
  expect(after?.events.filter((event) => !event.available)).toEqual([{ available: false, startHour: '10:20:00' }]);
  expect(await timesOn(day, 202, 465)).toBeUndefined();
});

test('work schedules tell the hours of a doctor, and none on a holiday', async () => {
  type Entries = { scheduleEntity: { items: { id: number; description: string; startDate: string; endDate: string }[] } };
  const query =
    'query ($after: DateTime!, $before: DateTime!) { scheduleEntity(filters: { doctorId: 202, type: WORK_SCHEDULE, after: $after, before: $before }) { items { id description startDate endDate } } }';
  const on = async (day: string) =>
    (await clinic.ask<Entries>(query, { after: `${day} 00:00:00`, before: `${day} 23:59:59` })).data.scheduleEntity.items;
  const day = openDay(2);
  expect((await on(day)).map(({ id: _, ...entry }) => entry)).toEqual([
    { description: 'Dr. Henrique Valadares', startDate: `${day} 10:00:00`, endDate: `${day} 12:40:00` },
    { description: 'Dr. Henrique Valadares', startDate: `${day} 14:00:00`, endDate: `${day} 17:00:00` },
  ]);
  expect(await on(`${Number(day.slice(0, 4)) + 1}-12-25`)).toEqual([]);
});

test('of 40 who want the same time at once one gets it, and the database itself says so', async () => {
  const day = openDay(3);
  const patientId = await newPatient();
  const answers = await Promise.all(Array.from({ length: 40 }, () => book(anAppointment(patientId, day))));
  expect(answers.filter((answer) => answer.data.appointmentCreate)).toHaveLength(1);
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([undefined, 'APPOINTMENT_SLOT_NOT_AVAILABLE']));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sandbox.clinic_appointments where day = ${day}`.execute(clinic.db);
  expect(rows).toEqual([{ count: 1 }]);
});

test('refuses times that are taken in part, at lunch, gone by, of another length or for nobody', async () => {
  const day = openDay(4);
  const patientId = await newPatient();
  await book(anAppointment(patientId, day));
  const codeOf = async (appointment: object) => (await book(appointment)).code;
  expect(await codeOf(anAppointment(patientId, day, '10:30', '10:50'))).toBe('APPOINTMENT_SLOT_NOT_AVAILABLE');
  expect(await codeOf(anAppointment(patientId, day, '13:00', '13:20'))).toBe('APPOINTMENT_SLOT_NOT_AVAILABLE');
  expect(await codeOf(anAppointment(patientId, '2020-01-08'))).toBe('APPOINTMENT_SLOT_NOT_AVAILABLE');
  expect(await codeOf(anAppointment(patientId, day, '11:00', '12:00'))).toBe('APPOINTMENT_NOT_VALID');
  expect(await codeOf(anAppointment(1, day, '11:00', '11:20'))).toBe('APPOINTMENT_NOT_VALID');
  expect(await codeOf(anAppointment(patientId, '2027-02-30'))).toBe('BAD_USER_INPUT');
});

test('unscheduling keeps reason and observation, frees the time and is done once', async () => {
  const day = openDay(5);
  const patientId = await newPatient();
  const id = (await book(anAppointment(patientId, day))).data.appointmentCreate?.id;
  const why = 'Falha de pagamento';
  expect((await clinic.ask(unschedule, { id, why })).data).toEqual({ appointmentUnschedule: { id } });
  expect((await clinic.ask(unschedule, { id, why })).code).toBe('APPOINTMENT_ALREADY_UNSCHEDULED');
  expect((await clinic.ask(unschedule, { id: 1 })).code).toBe('APPOINTMENT_NOT_FOUND');
  const row = await clinic.db.selectFrom('clinic_appointments').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  expect(row).toMatchObject({ unschedule_reason: 'OTHER', unschedule_observation: why, office_id: 80, source: 'service' });
  expect((await book(anAppointment(patientId, day))).data.appointmentCreate?.id).not.toBe(id);
});

test("a patient's appointments come newest first, by patient, between days and from now on", async () => {
  const patientId = await newPatient();
  const days = [openDay(1), openDay(2)].sort();
  for (const day of days) await book(anAppointment(patientId, day, '14:00', '14:20'));
  type Listed = {
    appointments: { items: { date: string; time: object; doctor: object; state: object; type: object }[]; listInfo: object };
  };
  const query = `query ($filters: AppointmentFilters) { appointments(filters: $filters, orderBy: { field: DATE, direction: DESC }) {
    items { date time { initial final } doctor { id clinicalName } patient { id } state { name } type { id } } listInfo { total hasMore } } }`;
  const ask = async (filters: object) => (await clinic.ask<Listed>(query, { filters })).data.appointments;
  const all = await ask({ patientFileId: patientId, futures: true });
  expect(all.items.map((item) => item.date)).toEqual(days.map((day) => `${day} 14:00:00`).reverse());
  expect(all.items[0]).toMatchObject({
    time: { initial: '14:00:00', final: '14:20:00' },
    doctor: { id: 202 },
    state: { name: 'SCHEDULED' },
    type: { id: 462 },
  });
  const [first] = days;
  expect((await ask({ patientFileId: patientId, after: `${first} 00:00:00`, before: `${first} 23:59:59` })).listInfo).toEqual({
    total: 1,
    hasMore: false,
  });
});
