import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../adapters/database/bookings/booking-store.ts';
import { deskStore } from '../adapters/database/desk/desk-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../adapters/database/throwaway-store.ts';
import type { BookingChange, RequestedVisit } from '../booking/model/booking.ts';
import { inMinutes, pendingPatient, pendingVisit } from '../booking/testing/pending-visit.ts';
import { ok } from '../kernel/result.ts';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { correctContact } from './correct-contact.ts';
import { openFile } from './open-file.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.audit_log, dbos.workflow_status cascade'));

const rita = { id: 3, name: 'Rita do Balcão' };
const desk = () => deskStore(database.pool, database.dbos, keys);
const visit = (more: Partial<RequestedVisit> = {}, change: BookingChange = {}) =>
  pendingVisit(bookingStore(database.pool, database.dbos, keys), [], { contactDigest: null, ...more }, change);
const correct = async (bookingId: string, more: { contact?: 'email' | 'phone'; value?: string; whose?: 'patient' | 'booker' } = {}) => {
  const wanted = { whose: 'patient' as const, contact: 'email' as const, value: 'certo@exemplo.pt', how: null, keys, ...more };
  const clinic = { readPatient: async () => ok(null) };
  expect(await correctContact({ store: desk(), staff: rita, bookingId, requestId: randomUUID() }, { ...wanted, clinic })).toEqual({
    ok: true,
    value: 'done',
  });
};
const toldOn = async (id: string) => (await openFile(desk(), rita, id, { now: new Date(), keys }))?.withOldContact.map((other) => other.id);
const days = (count: number) => ({ startsAt: inMinutes(count * 1440), endsAt: inMinutes(count * 1440 + 20) });

test('other visits to come that still have the old e-mail are told of, the next first, until they are corrected too', async () => {
  const [id, late, soon] = [await visit(), await visit(days(40)), await visit(days(3))];
  expect(await toldOn(id)).toEqual([]);
  await correct(id);
  expect(await toldOn(id)).toEqual([soon, late]);
  await correct(soon);
  expect(await toldOn(id)).toEqual([late]);
  await correct(late);
  expect(await toldOn(id)).toEqual([]);
});

test('the same holds for a number, and for whoever books for others', async () => {
  const daughter = { name: 'Rosa Exemplo', email: 'rosa@exemplo.pt', phone: '910000009' };
  const ofMother = { ...pendingPatient, name: 'Amélia Exemplo', email: '', phone: '910000010' };
  const [id, ofOther] = [await visit({ bookedBy: daughter }), await visit({ patient: ofMother, bookedBy: daughter })];
  await correct(id, { whose: 'booker', contact: 'phone', value: '910 000 011' });
  expect(await toldOn(id)).toEqual([ofOther]);
});

test('a stranger whose own contact it is, a visit that is over, and one that was cancelled are not', async () => {
  const id = await visit();
  await visit({ patient: { ...pendingPatient, name: 'Bento Estranho' } });
  await visit(days(-3));
  await visit({}, { cancelledAt: new Date() });
  await correct(id);
  expect(await toldOn(id)).toEqual([]);
});

test('the same record is the same person, under whatever name', async () => {
  const id = await visit({}, { patientId: 7 });
  const renamed = await visit({ patient: { ...pendingPatient, name: 'P. Casado' } }, { patientId: 7 });
  await correct(id);
  expect(await toldOn(id)).toEqual([renamed]);
});

test('who was shown them is written down, with each visit, so that its patient can read it', async () => {
  const [id, other] = [await visit(), await visit()];
  await toldOn(id);
  await correct(id);
  await toldOn(id);
  const { rows } = await database.pool.query("select actor, detail from core.audit_log where action = 'list'");
  expect(rows).toEqual([{ actor: rita.name, detail: { bookings: [other], by: 'oldContact' } }]);
});
