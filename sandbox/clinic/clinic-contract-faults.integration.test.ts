import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { createLogger } from '@clinic/core/logging/create-logger';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addCalendarDays } from './calendar/lisbon-days.ts';
import { errorCodes } from './error-code.ts';
import { startTestClinic, type TestClinic } from './test-clinic.ts';
import { openDay } from './test-words.ts';

/** The website's adapter against every way in which the service can fail. Each test has an adapter of its own, which has met no fault yet. */
let standIn: TestClinic;
let patientId: number;
let day = openDay(1);
const unhurried = { readDeadlineMs: 5_000, writeDeadlineMs: 5_000 };
const quick = { readDeadlineMs: 250, writeDeadlineMs: 250, retryPauseMs: 10 };
function connect(limits = {}) {
  const log: string[] = [];
  const logger = createLogger('contract-test', 'debug', { write: (line) => log.push(line) });
  const key = 'a-key-that-only-these-tests-know';
  const clinic = clinicOverHttp({
    url: `${standIn.origin}/clinic/graphql`,
    key,
    appId: 'tests',
    logger,
    limits: { ...quick, ...limits },
  });
  return { ...clinic, log: () => log.join('') };
}
const person = {
  name: 'Canário Inventado',
  birthDay: '1961-05-04',
  gender: 'masculino',
  vat: '',
  nSNS: '',
  nCC: '',
  profession: '',
} as const;
beforeAll(async () => {
  standIn = await startTestClinic();
  const created = await connect(unhurried).createPatient({ ...person, contacts: ['canario@exemplo.pt'] });
  patientId = created.ok ? created.value.id : 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await standIn.control('DELETE', '/faults');
  day = openDay(1, addCalendarDays(day, 1));
});
afterAll(() => standIn.stop());

const set = async (fault: object) => expect((await standIn.control('POST', '/faults', fault)).status).toBe(201);
async function calls(operation: string): Promise<number> {
  const state = (await (await standIn.control('GET', '/state')).json()) as { calls: Record<string, number> };
  return state.calls[operation] ?? 0;
}
const visit = () => ({ date: day, start: '10:20', end: '10:40', patientId, doctorId: 202, typeId: 462, state: 'SCHEDULED' }) as const;
const booked = async () => (await standIn.db.selectFrom('clinic_appointments').select('id').where('day', '=', day).execute()).length;
const silent = { ok: false, error: { kind: 'clinicUnavailable' } };
const kindOf = (result: { ok: boolean; error?: { kind: string } }) => (result.ok ? 'ok' : result.error?.kind);

const breakdowns = [
  ['slow', { kind: 'slow', ms: 2_000 }, 1],
  ['unavailable', { kind: 'unavailable' }, 0],
  ['hang', { kind: 'hang' }, 0],
  ['resetAfterCommit', { kind: 'resetAfterCommit' }, 1],
  ['lateCommit', { kind: 'lateCommit', ms: 300 }, 1],
  ['malformed, done', { kind: 'malformed' }, 1],
  ['malformed, not done', { kind: 'malformed', commit: false }, 0],
] as const;

test.each(breakdowns)('%s: a write is silence, sent once, whether or not it was done', async (_, fault, done) => {
  const before = await calls('appointmentCreate');
  await set({ operation: 'appointmentCreate', ...fault });
  expect(await connect().createAppointment(visit())).toEqual(silent);
  await expect.poll(booked, { timeout: 8_000 }).toBe(done);
  expect(await calls('appointmentCreate')).toBe(before + 1);
});

test.each(breakdowns)('%s once: a read is tried again and answered', async (_, fault) => {
  const before = await calls('doctorsSpecialty');
  await set({ operation: 'doctorsSpecialty', times: 1, ...fault });
  const heard = await connect({ readDeadlineMs: 1_000 }).listSpecialties();
  expect(heard).toMatchObject({ ok: true });
  await expect.poll(() => calls('doctorsSpecialty')).toBe(before + 2);
});

test.each(breakdowns)('%s for good: a read is silence after two tries', async (_, fault) => {
  const before = await calls('doctorsSpecialty');
  await set({ operation: 'doctorsSpecialty', ...fault });
  expect(await connect().listSpecialties()).toEqual(silent);
  expect(await calls('doctorsSpecialty')).toBe(before + 2);
});

test('a slow answer within the deadline is an answer', async () => {
  await set({ operation: 'doctorsSpecialty', kind: 'slow', ms: 50 });
  expect(await connect(unhurried).listSpecialties()).toMatchObject({ ok: true });
});

const kinds: Record<(typeof errorCodes)[number], string> = {
  VAT_NOT_VALID: 'vatNotValid',
  PATIENT_ALREADY_EXISTS: 'patientAlreadyExists',
  VALIDATOR_DIGITS_PHONE: 'phoneDigits',
  ERROR_CREATING_PATIENT: 'errorCreatingPatient',
  APPOINTMENT_SLOT_NOT_AVAILABLE: 'slotTaken',
  APPOINTMENT_NOT_FOUND: 'refused',
  APPOINTMENT_ALREADY_UNSCHEDULED: 'refused',
  APPOINTMENT_NOT_VALID: 'refused',
  UNAUTHENTICATED: 'clinicUnavailable',
};

test.each(errorCodes)('errorCode %s: a write gets its own word, a read is silence and not repeated', async (code) => {
  await set({ operation: '*', kind: 'errorCode', code });
  const before = await calls('doctorsSpecialty');
  const clinic = connect(unhurried);
  expect(kindOf(await clinic.createPatient({ ...person, contacts: [] }))).toBe(kinds[code]);
  expect(await clinic.listSpecialties()).toEqual(silent);
  expect(await calls('doctorsSpecialty')).toBe(before + 1);
  const unscheduled = await clinic.unscheduleAppointment(1, 'OTHER', '');
  expect(unscheduled.ok ? unscheduled.value : unscheduled.error.kind).toBe(
    code === 'APPOINTMENT_ALREADY_UNSCHEDULED' ? 'alreadyDone' : kinds[code],
  );
});

test('a clinic that is down costs nobody a deadline, and is found again by one call after a rest', async () => {
  await set({ operation: '*', kind: 'hang' });
  vi.useFakeTimers({ toFake: ['Date'] });
  const clinic = connect({ readDeadlineMs: 500, writeDeadlineMs: 5_000, failuresToOpen: 3, halfOpenAfterMs: 10_000 });
  for (let asked = 0; asked < 2; asked += 1) await clinic.listSpecialties();
  const [before, startedAt] = [await calls('doctorsSpecialty'), performance.now()];
  const answers = await Promise.all(Array.from({ length: 100 }, () => clinic.listSpecialties()));
  expect(performance.now() - startedAt).toBeLessThan(500);
  expect(answers).toEqual(answers.map(() => silent));
  expect(await clinic.createAppointment(visit())).toEqual(silent);
  expect(await calls('doctorsSpecialty')).toBe(before);

  await standIn.control('DELETE', '/faults');
  expect(await clinic.listSpecialties()).toEqual(silent);
  vi.setSystemTime(Date.now() + 10_000);
  expect(await clinic.listSpecialties()).toMatchObject({ ok: true });
  expect(await clinic.createAppointment(visit())).toMatchObject({ ok: true });
});

test('no fault puts a patient or the key into the log', async () => {
  const clinic = connect({ failuresToOpen: 1_000 });
  for (const [, fault] of breakdowns) {
    await set({ operation: '*', times: 2, ...fault });
    await clinic.createPatient({ ...person, vat: '999999990', contacts: ['canario@exemplo.pt', '910000099'] });
    await clinic.findPatients({ email: 'canario@exemplo.pt' });
    await standIn.control('DELETE', '/faults');
  }
  expect(clinic.log().split('\n').length).toBeGreaterThan(breakdowns.length);
  expect(clinic.log()).not.toMatch(/canario|canário|999999990|910000099|a-key-that/i);
});
