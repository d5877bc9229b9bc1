import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addCalendarDays } from '../calendar/lisbon-days.ts';
import { errorCodes } from '../error-code.ts';
import { startTestClinic, type TestClinic } from '../test-clinic.ts';
import { anAppointment, aPatient, createAppointmentMutation, createPatientMutation, openDay } from '../test-words.ts';

let clinic: TestClinic;
let patientId: number;
let day = openDay(1);
beforeAll(async () => {
  clinic = await startTestClinic();
  patientId = (await clinic.ask<{ patientCreate: { id: number } }>(createPatientMutation, { patient: aPatient })).data.patientCreate.id;
});
afterEach(async () => {
  await clinic.control('DELETE', '/faults');
  day = openDay(1, addCalendarDays(day, 1));
});
afterAll(() => clinic.stop());

const set = async (fault: object) => expect((await clinic.control('POST', '/faults', fault)).status).toBe(201);
const body = () => JSON.stringify({ query: createAppointmentMutation, variables: { appointment: anAppointment(patientId, day) } });
const book = (timeoutMs?: number) => clinic.post(body(), {}, timeoutMs);
const booked = async () => (await clinic.db.selectFrom('clinic_appointments').select('id').where('day', '=', day).execute()).length;
const operation = 'appointmentCreate';
async function calls(): Promise<number> {
  const state = (await (await clinic.control('GET', '/state')).json()) as { calls: Record<string, number> };
  return state.calls[operation] ?? 0;
}

test('slow: the answer comes late, and a caller who leaves first is booked all the same', async () => {
  await set({ operation, kind: 'slow', ms: 1000 });
  await expect(book(100)).rejects.toThrow('timeout');
  expect(await booked()).toBe(0);
  await expect.poll(booked, { timeout: 8_000 }).toBe(1);
});

test('unavailable: 503 and nothing is done', async () => {
  await set({ operation, kind: 'unavailable' });
  expect((await book()).status).toBe(503);
  expect(await booked()).toBe(0);
});

test('hang: no answer until the caller gives up or the fault is cleared, and nothing is done', async () => {
  await set({ operation, kind: 'hang' });
  await expect(book(200)).rejects.toThrow('timeout');
  const before = await calls();
  const waiting = expect(book()).rejects.toThrow('fetch failed');
  await expect.poll(calls).toBe(before + 1);
  await clinic.control('DELETE', '/faults');
  await waiting;
  expect(await booked()).toBe(0);
});

test('reset after commit: the connection breaks and the appointment is there', async () => {
  await set({ operation, kind: 'resetAfterCommit' });
  await expect(book()).rejects.toThrow('fetch failed');
  expect(await booked()).toBe(1);
});

test('late commit: a timeout first, the appointment later', async () => {
  await set({ operation, kind: 'lateCommit', ms: 1000 });
  expect((await book()).status).toBe(504);
  expect(await booked()).toBe(0);
  await expect.poll(booked, { timeout: 8_000 }).toBe(1);
});

test('malformed: 200 that cannot be read, done or not done', async () => {
  await set({ operation, kind: 'malformed', commit: false, times: 1 });
  const page = await book();
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await booked()).toBe(0);
  await set({ operation, kind: 'malformed' });
  const cut = await book();
  expect(cut.status).toBe(200);
  await expect(cut.json()).rejects.toThrow(SyntaxError);
  expect(await booked()).toBe(1);
});

test.each(errorCodes)('error code %s, and nothing is done', async (code) => {
  await set({ operation, kind: 'errorCode', code });
  const response = await book();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ data: null, errors: [{ message: code, extensions: { code } }] });
  expect(await booked()).toBe(0);
});

test('a fault hits its own operation only, as often as it says', async () => {
  await set({ operation: 'patients', kind: 'unavailable', times: 2 });
  const ask = async () =>
    (await clinic.post(JSON.stringify({ query: 'query P { patients(filters: { id: 1 }) { items { id } } }' }))).status;
  expect((await book()).status).toBe(200);
  expect([await ask(), await ask(), await ask()]).toEqual([503, 503, 200]);
});

test('a fault of every operation with a probability hits about that share', async () => {
  await set({ operation: '*', kind: 'unavailable', probability: 0.5 });
  const ask = async () => (await clinic.post(JSON.stringify({ query: '{ doctorsSpecialty { items { id } } }' }))).status;
  const statuses = await Promise.all(Array.from({ length: 60 }, ask));
  const hits = statuses.filter((status) => status === 503).length;
  expect(hits).toBeGreaterThan(10);
  expect(hits).toBeLessThan(50);
});
