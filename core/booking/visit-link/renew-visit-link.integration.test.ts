import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { deskStore } from '../../adapters/database/desk/desk-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { openFile } from '../../desk/open-file.ts';
import { renewLinkByDesk } from '../../desk/renew-visit-link.ts';
import { ok } from '../../kernel/result.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { submitBooking } from '../form/submit-booking.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import { inMinutes, pendingVisit } from '../testing/pending-visit.ts';
import { renewVisitLink } from './renew-visit-link.ts';

let database: ThrowawayStore;
let store: BookingStore;
beforeAll(async () => {
  database = await createThrowawayStore();
  store = bookingStore(database.pool, database.dbos, testDataKeys);
});
afterAll(() => database.close());

const rita = { id: 3, name: 'Rita do Balcão' };
const desk = () => deskStore(database.pool, database.dbos, testDataKeys);
const versionOf = async (id: string) => (await store.read(id))?.linkVersion;
const letters = async (id: string) =>
  (await database.dbos.listQueuedWorkflows({})).map(({ workflowID }) => workflowID).filter((name) => name.includes(id));
const events = async (id: string) => (await desk().file(id))?.events.map(({ kind, actor }) => `${kind} ${actor}`);
const longAgo = { startsAt: inMinutes(-31 * 24 * 60 - 20), endsAt: inMinutes(-31 * 24 * 60) };

test('a patient renews the link once, however often the button is pressed, and the new one goes by letter', async () => {
  const id = await pendingVisit(store, []);
  const pressed = await Promise.all([1, 2, 3].map(() => renewVisitLink(store, id, 0)));
  expect(pressed.filter((one) => one.ok)).toHaveLength(1);
  expect(await versionOf(id)).toBe(1);
  expect(await letters(id)).toEqual([`tell-${id}-newLink-1`]);
  expect(await events(id)).toEqual(['linkRenewed system']);
  expect(await renewVisitLink(store, id, 1)).toEqual(ok('renewed'));
  expect(await letters(id)).toHaveLength(2);
});

test('the desk renews it with an audit row, under its own name', async () => {
  const id = await pendingVisit(store, []);
  const asked = { store: desk(), staff: rita, bookingId: id, requestId: randomUUID() };
  expect((await openFile(desk(), rita, id, { now: new Date(), keys: testDataKeys }))?.possible).toContain('renewLink');
  expect(await renewLinkByDesk(asked)).toEqual(ok('done'));
  expect(await renewLinkByDesk(asked)).toEqual(ok('alreadyDone'));
  expect(await versionOf(id)).toBe(1);
  expect(await letters(id)).toEqual([`tell-${id}-newLink-1`]);
  expect(await events(id)).toEqual(['linkRenewedByDesk Rita do Balcão']);
  const { rows } = await database.pool.query("select actor from core.audit_log where booking_id = $1 and action = 'renewLink'", [id]);
  expect(rows).toEqual([{ actor: 'Rita do Balcão' }]);
});

test.each([
  ['has ended', longAgo, false],
  ['was moved', {}, true],
])('the link of a visit that %s is not renewed, and nothing is written', async (_, visit, isMoved) => {
  const id = await pendingVisit(store, [], visit, isMoved ? { movedTo: await pendingVisit(store, []) } : {});
  expect(await renewVisitLink(store, id, 0)).toMatchObject({ ok: false });
  const asked = { store: desk(), staff: rita, bookingId: id, requestId: randomUUID() };
  expect(await renewLinkByDesk(asked)).toMatchObject({ ok: false, error: { kind: 'nothingToDo' } });
  expect((await openFile(desk(), rita, id, { now: new Date(), keys: testDataKeys }))?.possible).not.toContain('renewLink');
  expect(await versionOf(id)).toBe(0);
  expect(await letters(id)).toEqual([]);
});

test('a move begins with the version of the link with which it was asked for', async () => {
  const old = await pendingVisit(store, []);
  await renewVisitLink(store, old, 0);
  const booking = await store.read(old);
  if (!booking) throw new Error('it was made');
  const startsAt = inMinutes(9 * 24 * 60);
  const candidates = [{ doctorId: booking.doctorId, doctorName: booking.doctorName }];
  const id = randomUUID();
  const { doctorId: _doctor, doctorName: _name, payBy: _payBy, ...asked } = requested(booking);
  const moved = { ...asked, id, startsAt, endsAt: new Date(startsAt.getTime() + 1_200_000), candidates, movedFrom: old };
  expect(await submitBooking(store, moved, new Date())).toMatchObject({ ok: true });
  expect(await versionOf(id)).toBe(1);
});

function requested(booking: NonNullable<Awaited<ReturnType<BookingStore['read']>>>) {
  const { id, locale, mode, typeId, typeName, subSpecialty, hadConsultation, insured, preferredDoctorId, visitorTimeZone } = booking;
  const { doctorId, doctorName, patient, bookedBy, provenPatientId, contactDigest, contactProvenAt } = booking;
  const { priceCents, subjectToAuthorisation, paymentMethod, mbwayPhone, payBy, earlierWishes } = booking;
  return {
    ...{ id, locale, mode, typeId, typeName, subSpecialty, hadConsultation, insured, preferredDoctorId, visitorTimeZone },
    ...{ doctorId, doctorName, patient, bookedBy, provenPatientId, contactDigest, contactProvenAt },
    ...{ priceCents, subjectToAuthorisation, paymentMethod, mbwayPhone, payBy, earlierWishes },
  };
}
