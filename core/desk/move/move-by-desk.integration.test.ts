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
import { sameVisitAt } from '../../booking/form/move-submission.ts';
import { submitBooking } from '../../booking/form/submit-booking.ts';
import { inMinutes, pendingVisit } from '../../booking/testing/pending-visit.ts';
import type { AppointmentType, Doctor, FreeDay } from '../../clinic/clinic-service.ts';
import { addDays, inLisbon } from '../../kernel/lisbon-time.ts';
import { ok } from '../../kernel/result.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { changePayment } from '../change-payment.ts';
import { correctContact } from '../correct-contact.ts';
import { openFile } from '../open-file.ts';
import { moveByDesk } from './move-by-desk.ts';
import { readDeskMoveOffer } from './read-move-offer.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() =>
  database.pool.query('truncate core.bookings, core.slot_holds, core.payments, core.audit_log, dbos.workflow_status cascade'),
);

const rita = { id: 3, name: 'Rita do Balcão' };
const desk = () => deskStore(database.pool, database.dbos, testDataKeys);
const bookings = () => bookingStore(database.pool, database.dbos, testDataKeys);
const day = addDays(inLisbon(new Date()).day, 9);

function services() {
  const person = (id: number, clinicalName: string) => ({ id, clinicalName }) as Doctor;
  const clinic = {
    listDoctors: async () => ok([person(202, 'Dra. Exemplo'), person(203, 'Dr. Outro')]),
    listAppointmentTypes: async () => ok([{ id: 462, minutes: 20, doctorIds: [202, 203] } as AppointmentType]),
    listFreeDays: async ({ doctorIds }: { doctorIds: readonly number[] }) =>
      ok(doctorIds.map((doctorId): FreeDay => ({ doctorId, date: day, times: doctorId === 202 ? ['10:00', '10:20'] : ['11:00'] }))),
  };
  const directory = clinicDirectory({ clinic });
  const tables = bookingTables(createDatabase(database.pool));
  return { directory, availability: availability({ clinic, directory, heldSlots: (window) => listHeldSlots(tables, window) }) };
}
const request = (bookingId: string, requestId: string = randomUUID()) => ({ store: desk(), staff: rita, bookingId, requestId });
const move = (bookingId: string, slot: string, requestId?: string) =>
  moveByDesk(request(bookingId, requestId), { slot, services: services() });
const works = async () =>
  (await database.pool.query<{ id: string }>('select workflow_uuid as id from dbos.workflow_status order by 1')).rows.map(({ id }) => id);

async function timesFor(id: string, ofAnyDoctor: boolean) {
  const booking = await bookings().read(id);
  if (!booking) throw new Error('the booking is there');
  const offer = await readDeskMoveOffer(services(), booking, { ofAnyDoctor, month: null }, new Date());
  return offer.days?.flatMap(({ times }) => times.map(({ time, doctorName }) => `${time} ${doctorName}`));
}

test('offers the free times of the same doctor, and of others only where they are asked for', async () => {
  const id = await pendingVisit(bookings(), []);
  expect(await timesFor(id, false)).toEqual(['10:00 Dra. Exemplo', '10:20 Dra. Exemplo']);
  expect(await timesFor(id, true)).toEqual(['10:00 Dra. Exemplo', '10:20 Dra. Exemplo', '11:00 Dr. Outro']);
});

test('a move at the desk is the patient’s own: the time is held, and the worker does the rest', async () => {
  const id = await pendingVisit(bookings(), [], {}, { paidAt: inMinutes(-5) });
  const next = randomUUID();
  expect(await move(id, `${day}T10:20/202`, next)).toEqual({ ok: true, value: 'done' });
  expect(await move(id, `${day}T10:20/202`, next)).toEqual({ ok: true, value: 'alreadyDone' });
  const moved = await bookings().read(next);
  expect(moved).toMatchObject({ movedFrom: id, doctorId: 202, typeId: 462, priceCents: 9_000, patient: { name: 'Paciente Exemplo' } });
  expect(await works()).toContain(`book-${next}`);
  expect(await timesFor(id, false)).toEqual(['10:00 Dra. Exemplo']);
  expect((await desk().file(id))?.events.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual(['movedByDesk Rita do Balcão']);
  const file = await openFile({ ...desk(), recordView: async () => {} }, rita, next, { now: new Date(), keys: testDataKeys });
  expect(file?.timeline.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual(['movedByDesk Rita do Balcão']);
  const { rows } = await database.pool.query('select actor, action, booking_id, detail from core.audit_log');
  expect(rows).toEqual([{ actor: rita.name, action: 'move', booking_id: id, detail: { to: next } }]);
});

test('a time that is taken meanwhile changes nothing and leaves no row', async () => {
  const [one, other] = [await pendingVisit(bookings(), []), await pendingVisit(bookings(), [])];
  expect(await move(one, `${day}T10:20/202`)).toMatchObject({ ok: true });
  const before = await works();
  expect(await move(other, `${day}T10:20/202`)).toEqual({ ok: false, error: { kind: 'slotTaken' } });
  expect(await works()).toEqual(before);
  const { rows } = await database.pool.query('select from core.audit_log where booking_id = $1', [other]);
  expect(rows).toEqual([]);
});

test('the new booking has the contacts and the payment that hold when the old one is locked, with the deadline of that payment', async () => {
  const id = await pendingVisit(bookings(), []);
  const read = await bookings().read(id);
  if (!read) throw new Error('the booking is there');
  const [startsAt, endsAt] = [inMinutes(9 * 24 * 60), inMinutes(9 * 24 * 60 + 20)];
  const candidates = [{ doctorId: 202, doctorName: 'Dra. Exemplo' }];
  const submission = sameVisitAt(read, { id: randomUUID(), locale: 'pt', startsAt, endsAt, candidates });
  const email = {
    whose: 'patient',
    contact: 'email',
    value: 'certo@exemplo.pt',
    how: null,
    keys: testDataKeys,
    clinic: { readPatient: async () => ok(null) },
  } as const;
  await database.pool.query('update core.bookings set contact_digest = null');
  expect(await correctContact(request(id), email)).toMatchObject({ ok: true });
  const switches = { multibanco: true, mbway: true, card: true, atClinic: true };
  expect(await changePayment(request(id), { choice: 'atClinic', mbwayPhone: '', switches })).toMatchObject({ ok: true });
  expect(await submitBooking(bookings(), submission, new Date())).toMatchObject({ ok: true });
  const moved = await bookings().read(submission.id);
  expect(moved).toMatchObject({
    patient: { email: 'certo@exemplo.pt' },
    contactDigest: null,
    paymentMethod: null,
    mbwayPhone: null,
    payBy: null,
  });
});

test.each([
  ['of somebody else', false],
  ['to which the patient moved this very visit', true],
])('a press with the id of another booking, %s, moves nothing and tells of no move', async (_, isMovedHere) => {
  const id = await pendingVisit(bookings(), []);
  const other = await pendingVisit(bookings(), [], isMovedHere ? { movedFrom: id } : {});
  const [untouched, before] = [await bookings().read(other), await works()];
  expect(await move(id, `${day}T10:20/202`, other)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await bookings().read(other)).toEqual(untouched);
  expect(await works()).toEqual(before);
  for (const each of [id, other]) expect((await desk().file(each))?.events).toEqual([]);
  expect((await database.pool.query('select from core.audit_log')).rows).toEqual([]);
  expect(await timesFor(id, false)).toContain('10:20 Dra. Exemplo');
});

test.each(['', 'amanhã', `${day}T10:20`])('%j is no choice', async (slot) => {
  expect(await move(await pendingVisit(bookings(), []), slot)).toEqual({ ok: false, error: { kind: 'notChosen' } });
});

test('a visit that was cancelled is moved no more', async () => {
  const id = await pendingVisit(bookings(), [], {}, { cancelledAt: new Date() });
  expect((await openFile(desk(), rita, id, { now: new Date(), keys: testDataKeys }))?.possible).not.toContain('move');
  expect(await move(id, `${day}T10:20/202`)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
});
