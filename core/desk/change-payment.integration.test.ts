import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../adapters/database/bookings/booking-store.ts';
import { createDatabase } from '../adapters/database/database.ts';
import { deskStore } from '../adapters/database/desk/desk-store.ts';
import { patientContacts } from '../adapters/database/identity/patient-contacts.ts';
import { createThrowawayStore, type ThrowawayStore } from '../adapters/database/throwaway-store.ts';
import { giveUpUnpaid } from '../booking/appointment/give-up-unpaid.ts';
import { bookingStatus } from '../booking/model/booking-status.ts';
import { inMinutes, pendingPatient, pendingVisit, reference } from '../booking/testing/pending-visit.ts';
import { scriptedProvider } from '../booking/testing/scripted-provider.ts';
import { testDataKeys } from '../secrets/test-data-keys.ts';
import { changePayment, otherWaysToPay } from './change-payment.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.payments, core.audit_log, dbos.workflow_status cascade'));

const rita = { id: 3, name: 'Rita do Balcão' };
const switches = { multibanco: true, mbway: true, card: true, atClinic: true };
const desk = () => deskStore(database.pool, database.dbos, testDataKeys);
const bookings = () => bookingStore(database.pool, database.dbos, testDataKeys);
type Choice = Parameters<typeof changePayment>[1]['choice'];
const change = (bookingId: string, choice: Choice, requestId: string = randomUUID(), mbwayPhone = '') =>
  changePayment({ store: desk(), staff: rita, bookingId, requestId }, { choice, mbwayPhone, switches });
const works = async () =>
  (await database.pool.query('select workflow_uuid from dbos.workflow_status order by 1')).rows.map(({ workflow_uuid }) => workflow_uuid);
const withReference = () => pendingVisit(bookings(), [reference], { paymentMethod: 'multibanco', mbwayPhone: null });
const waysFor = async (id: string, offered = switches) => {
  const file = await desk().file(id);
  return file && otherWaysToPay(file, offered, new Date());
};

test('the ways that are offered are those of the visit’s page, and the clinic where it lets patients pay', async () => {
  const id = await withReference();
  expect(await waysFor(id)).toEqual(['atClinic', 'mbway', 'card']);
  expect(await waysFor(id, { ...switches, atClinic: false })).toEqual(['mbway', 'card']);
  expect(await waysFor(await pendingVisit(bookings(), [], { mode: 'online' }))).toEqual(['multibanco', 'mbway', 'card']);
  expect(await waysFor(await pendingVisit(bookings(), [], {}, { paidAt: new Date() }))).toEqual([]);
  expect(await waysFor(await pendingVisit(bookings(), [], { paymentMethod: null, payBy: null }))).toEqual([]);
});

test('without an e-mail no card is offered, nor taken: the way to its page goes by letter', async () => {
  const patient = { ...pendingPatient, email: '' };
  const alone = await pendingVisit(bookings(), [], { patient });
  expect(await waysFor(alone)).toEqual(['atClinic', 'multibanco', 'mbway']);
  expect(await change(alone, 'card')).toEqual({ ok: false, error: { kind: 'notOffered' } });
  const bookedBy = { name: 'Rosa Exemplo', email: 'rosa@exemplo.pt', phone: '910000009' };
  expect(await waysFor(await pendingVisit(bookings(), [], { patient, bookedBy }))).toContain('card');
});

test('to be paid at the clinic: the reference is struck out, the visit confirmed, and no deadline gives it up', async () => {
  const id = await withReference();
  const requestId = randomUUID();
  expect(await change(id, 'atClinic', requestId)).toEqual({ ok: true, value: 'done' });
  expect(await change(id, 'atClinic', requestId)).toEqual({ ok: true, value: 'alreadyDone' });
  const booking = await bookings().read(id);
  expect(booking).toMatchObject({ paymentMethod: null, payBy: null });
  expect(booking && bookingStatus(booking)).toBe('scheduled');
  const [payment] = await bookings().readPayments(id);
  expect(payment).toMatchObject({ endKind: 'replaced' });
  expect(await works()).toEqual([`cancelReplaced-${payment?.id}`, `tell-${id}-scheduled-0`]);
  const contacts = patientContacts(createDatabase(database.pool));
  const ports = { store: bookings(), clinic: {} as never, contacts, keys: testDataKeys, provider: scriptedProvider(), settleMs: 0 };
  expect(await giveUpUnpaid({ ...ports, sleep: async () => {} }, id)).toBe('kept');
  const audit = await database.pool.query('select actor, action, detail from core.audit_log');
  expect(audit.rows).toEqual([{ actor: rita.name, action: 'changePayment', detail: { way: 'atClinic' } }]);
  expect((await desk().file(id))?.events.at(-1)).toMatchObject({ kind: 'paymentChanged', actor: rita.name, detail: { way: 'atClinic' } });
});

test('another way ahead is the patient’s own: the provider is asked anew, and MB WAY needs a phone', async () => {
  const id = await withReference();
  expect(await change(id, 'mbway', randomUUID(), '213')).toEqual({ ok: false, error: { kind: 'notAPhone' } });
  expect(await change(id, 'mbway', randomUUID(), '910 000 009')).toEqual({ ok: true, value: 'done' });
  expect(await bookings().read(id)).toMatchObject({ paymentMethod: 'mbway', mbwayPhone: '910000009' });
  expect(await works()).toEqual([`requestPayment-${id}-mbway-1`]);
});

test('while an MB WAY request may be answered, and once it is paid, nothing changes', async () => {
  const asked = await pendingVisit(bookings(), [{ requestedAt: inMinutes(-1), answerBy: inMinutes(3) }]);
  for (const choice of ['atClinic', 'multibanco'] as const)
    expect(await change(asked, choice)).toEqual({ ok: false, error: { kind: 'stillWaiting' } });
  const paid = await pendingVisit(bookings(), [], {}, { paidAt: new Date() });
  for (const choice of ['atClinic', 'multibanco'] as const)
    expect(await change(paid, choice)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await works()).toEqual([]);
  expect((await database.pool.query('select from core.audit_log')).rowCount).toBe(0);
});

test('while the visit is being moved its payment stays as it is; the new booking can be changed once it is in the book', async () => {
  const id = await withReference();
  const next = await pendingVisit(bookings(), [], { movedFrom: id }, { bookedAt: null, appointmentId: null });
  for (const choice of ['atClinic', 'card'] as const)
    expect(await change(id, choice)).toEqual({ ok: false, error: { kind: 'beingMoved' } });
  expect(await bookings().read(id)).toMatchObject({ paymentMethod: 'multibanco' });
  await bookings().inTransaction((transaction) => transaction.change(next, { bookedAt: new Date(), appointmentId: 9_001 }));
  expect(await change(next, 'atClinic')).toEqual({ ok: true, value: 'done' });
});
