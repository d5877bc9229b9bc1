import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { bookingTables } from '../../adapters/database/bookings/booking-tables.ts';
import { listHeldSlots } from '../../adapters/database/bookings/slot-holds.ts';
import { createDatabase } from '../../adapters/database/database.ts';
import { deskStore } from '../../adapters/database/desk/desk-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { availability } from '../../booking/availability/availability.ts';
import { clinicDirectory } from '../../booking/availability/clinic-directory.ts';
import { fullDraft, sampleOffer } from '../../booking/form/sample-offer.ts';
import type { DraftFields } from '../../booking/form/steps.ts';
import { inMinutes, pendingPatient, pendingVisit } from '../../booking/testing/pending-visit.ts';
import type { FreeDay } from '../../clinic/clinic-service.ts';
import { addDays, inLisbon } from '../../kernel/lisbon-time.ts';
import { ok } from '../../kernel/result.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { openFile } from '../open-file.ts';
import { bookForCaller } from './book-for-caller.ts';
import { callerAnswers } from './caller-answers.ts';
import { callMinutes, holdForCall } from './hold-for-call.ts';
import { findCallers, readKnownCaller } from './known-caller.ts';
import { readCallerOffer } from './read-caller-offer.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() =>
  database.pool.query('truncate core.bookings, core.slot_holds, core.payments, core.audit_log, dbos.workflow_status cascade'),
);

const rita = { id: 3, name: 'Rita do Balcão', role: 'balcao' as const };
const desk = () => deskStore(database.pool, database.dbos, testDataKeys);
const bookings = () => bookingStore(database.pool, database.dbos, testDataKeys);
const day = addDays(inLisbon(new Date()).day, 9);
const offer = () => ({ ...sampleOffer, now: new Date(), today: inLisbon(new Date()).day });

function services() {
  const clinic = {
    listDoctors: async () => ok(sampleOffer.doctors),
    listAppointmentTypes: async () => ok(sampleOffer.types),
    listFreeDays: async ({ doctorIds }: { doctorIds: readonly number[] }) =>
      ok(doctorIds.map((doctorId): FreeDay => ({ doctorId, date: day, times: doctorId === 201 ? ['10:00', '10:20'] : ['11:00'] }))),
  };
  const directory = clinicDirectory({ clinic });
  const tables = bookingTables(createDatabase(database.pool));
  return { directory, availability: availability({ clinic, directory, heldSlots: (window) => listHeldSlots(tables, window) }) };
}

const typed: DraftFields = { ...fullDraft, typeId: '462', slot: `${day}T10:20/201`, payment: 'multibanco' };
const answers = (more: DraftFields = {}) => callerAnswers({ get: (name) => ({ ...typed, ...more })[name as keyof DraftFields] });
type Call = { fields?: DraftFields; requestId?: string; known?: string | null; staff?: typeof rita };

function book({ fields = {}, requestId = randomUUID(), known = null, staff = rita }: Call = {}) {
  const { availability: free } = services();
  return bookForCaller(
    { store: desk(), staff, requestId },
    { fields: answers(fields), offer: offer(), locale: 'pt', known, services: { bookings: bookings(), availability: free } },
  );
}
const hold = (bookingId: string, more: DraftFields = {}) =>
  holdForCall({ store: bookings(), availability: services().availability }, { bookingId, fields: answers(more), offer: offer() });
const hours = async () =>
  (await readCallerOffer(services(), offer(), answers(), null)).days?.flatMap(({ times }) => times.map(({ time }) => time));
const works = async () =>
  (await database.pool.query('select workflow_uuid from dbos.workflow_status order by 1')).rows.map(({ workflow_uuid }) => workflow_uuid);
const rows = async () => (await database.pool.query('select id from core.bookings')).rows;

test('a booking by telephone is the wizard’s own: slot, price, deadline and work; no contact counts as proven', async () => {
  const id = randomUUID();
  expect(await hours()).toEqual(['10:00', '10:20', '11:00']);
  expect(await book({ requestId: id })).toEqual({ ok: true, value: 'done' });
  const booked = await bookings().read(id);
  expect(booked).toMatchObject({ doctorId: 201, typeId: 462, priceCents: 9_000, paymentMethod: 'multibanco', contactDigest: null });
  expect(booked).toMatchObject({ provenPatientId: null, patientId: null, patient: { name: 'Joaquim Exemplo', birthDate: '1958-03-07' } });
  expect(booked?.payBy).toBeInstanceOf(Date);
  expect(await works()).toEqual(expect.arrayContaining([`book-${id}`]));
  expect(await hours()).toEqual(['10:00', '11:00']);
});

test('what was agreed to aloud is written down with who heard it, on the time line and in the audit', async () => {
  const id = randomUUID();
  await book({ requestId: id });
  const file = await openFile({ ...desk(), recordView: async () => {} }, rita, id, { now: new Date(), keys: testDataKeys });
  expect(file?.timeline.map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
    ['bookedByPhone', rita.name, { consent: 'terms privacy', caller: 'patient' }],
  ]);
  const audit = await database.pool.query('select actor, action, booking_id, detail from core.audit_log');
  const detail = { consent: ['terms', 'privacy'], caller: 'patient', role: 'balcao' };
  expect(audit.rows).toEqual([{ actor: rita.name, action: 'bookForCaller', booking_id: id, detail }]);
});

test('without the spoken consent, or with a detail that is wrong, nothing is stored', async () => {
  const problems = async (fields: DraftFields) => {
    const refused = await book({ fields });
    return !refused.ok && refused.error.kind === 'notComplete' ? refused.error.problems : refused;
  };
  expect(await problems({ consent: 'no' })).toEqual([{ field: 'consent', kind: 'consentRequired' }]);
  expect(await problems({ 'birthDate-year': '' })).toEqual([{ field: 'birthDate', kind: 'birthDateInvalid' }]);
  expect(await problems({ email: '', phone: '213 000 000' })).toEqual([{ field: 'phone', kind: 'mobileRequired' }]);
  expect(await rows()).toEqual([]);
  expect((await database.pool.query('select from core.audit_log')).rowCount).toBe(0);
});

test('who has no e-mail is booked with a mobile, and who calls for somebody else is the booker', async () => {
  const [alone, other] = [randomUUID(), randomUUID()];
  expect(await book({ requestId: alone, fields: { email: '' } })).toMatchObject({ ok: true });
  expect((await bookings().read(alone))?.patient).toMatchObject({ email: '', phone: '910000001' });
  const caller = { forOther: 'yes', bookerName: 'Rosa Exemplo', bookerPhone: '910 000 009', bookerEmail: 'rosa@exemplo.pt' };
  expect(await book({ requestId: other, fields: { ...caller, slot: `${day}T10:00/201`, payment: 'mbway' } })).toMatchObject({ ok: true });
  expect(await bookings().read(other)).toMatchObject({ bookedBy: { name: 'Rosa Exemplo', phone: '910000009' }, mbwayPhone: '910000009' });
});

test('pressed twice, at once or later, it is one booking', async () => {
  const requestId = randomUUID();
  const outcomes = await Promise.all([book({ requestId }), book({ requestId })]);
  expect(outcomes.every(({ ok: isDone }) => isDone)).toBe(true);
  expect(await book({ requestId })).toEqual({ ok: true, value: 'alreadyDone' });
  expect(await rows()).toHaveLength(1);
  expect((await works()).filter((work) => work.startsWith('book-'))).toHaveLength(1);
});

test('two receptionists want one hour: one has it, the other is told, and nothing of the other is stored', async () => {
  const outcomes = await Promise.all([book(), book({ staff: { id: 4, name: 'Joana', role: 'balcao' } })]);
  expect(outcomes.filter(({ ok: isDone }) => isDone)).toHaveLength(1);
  expect(outcomes.find(({ ok: isDone }) => !isDone)).toEqual({ ok: false, error: { kind: 'slotTaken' } });
  expect(await rows()).toHaveLength(1);
  expect((await database.pool.query('select from core.audit_log')).rowCount).toBe(1);
});

test('the hour that is being talked about is kept for this call, and no other', async () => {
  const [mine, others] = [randomUUID(), randomUUID()];
  const held = await hold(mine);
  expect(held.ok && held.value.payments).toEqual(['multibanco', 'mbway', 'card', 'atClinic']);
  expect(held.ok && Math.round((held.value.until.getTime() - Date.now()) / 60_000)).toBe(callMinutes);
  expect(await hold(others)).toEqual({ ok: false, error: { kind: 'slotTaken' } });
  expect(await book({ requestId: others })).toEqual({ ok: false, error: { kind: 'slotTaken' } });
  // Another hour of the same call lets the first go.
  expect(await hold(mine, { slot: `${day}T10:00/201` })).toMatchObject({ ok: true });
  expect(await hours()).toEqual(['10:20', '11:00']);
  expect(await book({ requestId: mine, fields: { slot: `${day}T10:00/201` } })).toMatchObject({ ok: true });
  expect(await hold(mine)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
});

test('a press with the id of another booking books nothing and tells of no booking', async () => {
  const other = await pendingVisit(bookings(), []);
  expect(await book({ requestId: other })).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await works()).toEqual([]);
});

const theirs = { name: pendingPatient.name, 'birthDate-day': '25', 'birthDate-month': '04', 'birthDate-year': '1961' };

test('whoever booked before is found and prefilled, without contacts and tax number; both are recorded', async () => {
  const known = await pendingVisit(bookings(), [], { patient: { ...pendingPatient, vat: '123456789' } }, { patientId: 7 });
  const found = await findCallers(desk(), rita, 'pac exe', new Date());
  expect(found.ok && found.value.map(({ bookingId, birthDate }) => [bookingId, birthDate])).toEqual([[known, '1961-04-25']]);
  const person = await readKnownCaller(desk(), rita, known, new Date());
  expect(person?.fields).toMatchObject({ ...theirs, subSpecialty: 'routine', payment: 'mbway' });
  for (const hidden of ['123456789', pendingPatient.phone, pendingPatient.email]) expect(JSON.stringify(person)).not.toContain(hidden);
  const audit = await database.pool.query('select action, booking_id from core.audit_log order by id');
  expect(audit.rows).toEqual([
    { action: 'list', booking_id: null },
    { action: 'look', booking_id: known },
  ]);
});

test('who called for somebody else is known by name alone', async () => {
  const bookedBy = { name: 'Rosa Exemplo', email: 'rosa@exemplo.pt', phone: '910000009' };
  const known = await pendingVisit(bookings(), [], { bookedBy }, { patientId: 7 });
  const person = await readKnownCaller(desk(), rita, known, new Date());
  expect(person?.fields).toMatchObject({ forOther: 'yes', bookerName: 'Rosa Exemplo' });
  for (const hidden of [bookedBy.email, bookedBy.phone]) expect(JSON.stringify(person)).not.toContain(hidden);
});

test('bookings of different records stand apart, those of one are one line, and what came to nothing is left out', async () => {
  const when = (days: number) => ({ startsAt: inMinutes(days * 24 * 60), endsAt: inMinutes(days * 24 * 60 + 20) });
  const found = async () => {
    const people = await findCallers(desk(), rita, 'pac exe', new Date());
    return people.ok ? people.value.map(({ bookingId }) => bookingId) : people.error;
  };
  await pendingVisit(bookings(), [], when(20), { patientId: 7, failedAt: new Date() });
  await pendingVisit(bookings(), [], when(21), { bookedAt: null, appointmentId: null, cancelledAt: new Date() });
  expect(await found()).toEqual({ kind: 'nothingFound' });
  const newest = await pendingVisit(bookings(), [], when(12), { patientId: 7 });
  await pendingVisit(bookings(), [], when(4), { patientId: 7 });
  const stranger = await pendingVisit(bookings(), [], when(3), { patientId: 8 });
  const unmatched = await pendingVisit(bookings(), [], when(2));
  expect(await found()).toEqual([newest, stranger, unmatched]);
});

test('the record of whoever booked before is used again; somebody else’s details in its place are not', async () => {
  const far = { startsAt: new Date(Date.now() - 86_400_000), endsAt: new Date(Date.now() - 85_000_000) };
  const known = await pendingVisit(bookings(), [], { ...far, patient: { ...pendingPatient, vat: '123456789' } }, { patientId: 7 });
  const [same, other] = [randomUUID(), randomUUID()];
  expect(await book({ requestId: same, known, fields: theirs })).toMatchObject({ ok: true });
  expect(await bookings().read(same)).toMatchObject({ patientId: 7, contactDigest: null, patient: { vat: '123456789' } });
  expect(await book({ requestId: other, known, fields: { slot: `${day}T10:00/201` } })).toMatchObject({ ok: true });
  expect(await bookings().read(other)).toMatchObject({ patientId: null, patient: { vat: null } });
  const { rows: pressed } = await database.pool.query(`select detail ->> 'from' as "from" from core.audit_log order by id`);
  expect(pressed).toEqual([{ from: known }, { from: null }]);
});

test('a second visit of the same record within a week is told to the desk, and not made', async () => {
  const known = await pendingVisit(bookings(), [], {}, { patientId: 7 });
  expect(await book({ known, fields: theirs })).toMatchObject({ ok: false, error: { kind: 'nearbyVisit' } });
  expect(await rows()).toHaveLength(1);
  expect(await works()).toEqual([]);
});
