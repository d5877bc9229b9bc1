import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { ServiceUnavailable } from '../../clinic/service-unavailable.ts';
import type { BookingChange } from '../model/booking.ts';
import { outline } from '../testing/booking-snapshot.ts';
import { crashAtEachStatement } from '../testing/crashing-store.ts';
import { inMinutes, reference } from '../testing/pending-visit.ts';
import { releaseBooking, releaseVisit } from './release-visit.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.clinic.asked.length = 0;
  fixture.provider.asked.length = 0;
});

const release = (id: string) => releaseBooking(fixture.ports, id);
const cancelled = { cancelledAt: inMinutes(-1) };
const noteMoveByDesk = (id: string, detail: { from?: string } = {}) =>
  fixture.pool.query("insert into core.booking_events (booking_id, kind, actor, detail) values ($1, 'movedByDesk', 'Rita', $2)", [
    id,
    detail,
  ]);
const told = () => fixture.clinic.asked.map(({ about }) => about);

test('cancelled by the patient: out of the clinic’s book, the slot free, the reference struck out, one letter', async () => {
  const id = await fixture.booked({ payments: [reference], change: cancelled });
  await release(id);
  expect(await fixture.inBook(id)).toEqual([]);
  expect(await fixture.snapshot(id)).toMatchObject({
    ...{ status: 'cancelled', slot: 'released', work: ['tell-cancelled-visit'], desk: [], events: ['released'] },
    payments: [{ endKind: 'cancelled' }],
  });
});

test.each<[string, BookingChange, string]>([
  ['cancelled', cancelled, 'Cancelada pelo paciente'],
  ['cancelled by the clinic', { ...cancelled, clinicCancelReason: 'doctorAway' }, 'Cancelada pela clínica'],
  ['too near to another', { conflictFoundAt: inMinutes(-1) }, 'Marcação em duplicado'],
  ['not completed', { failedAt: inMinutes(-1), failureKind: 'notMovable' }, 'Marcação não concluída'],
])('the clinic’s book says why: %s', async (_, change, observation) => {
  await release(await fixture.booked({ change }));
  expect(told()).toEqual([observation]);
});

test('a visit that was moved goes from the book and keeps its payments: they went along', async () => {
  const to = await fixture.booked({ payments: [] });
  const id = await fixture.booked({ change: { movedTo: to } });
  await release(id);
  expect([told(), fixture.provider.asked]).toEqual([['Alterada pelo paciente'], []]);
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'moved', slot: 'released', work: [] });
});

test('the clinic’s book says who moved the visit: the desk only where it made this very move', async () => {
  const last = await fixture.booked();
  const next = await fixture.booked({ change: { movedTo: last } });
  const id = await fixture.booked({ change: { movedTo: next } });
  // The desk tried to move the first one, too, to a time that was taken meanwhile.
  for (const each of [id, next]) await noteMoveByDesk(each);
  await noteMoveByDesk(last, { from: next });
  await release(next);
  await release(id);
  expect(told()).toEqual(['Alterada pela receção', 'Alterada pelo paciente']);
});

test('with the hour that comes free goes the work of offering it to whoever waits, once', async () => {
  const id = await fixture.booked({ change: cancelled });
  await Promise.all([release(id), release(id)]);
  const { rows } = await fixture.pool.query(
    "select workflow_uuid from dbos.workflow_status where name = 'openHour' and workflow_uuid like $1",
    [`openHour-${id}-%`],
  );
  expect(rows).toHaveLength(1);
});

test('released again, once after the other or at the same moment, it was released once', async () => {
  const id = await fixture.booked({ change: { ...cancelled, confirmedAt: inMinutes(-5) } });
  await Promise.all([release(id), release(id)]);
  const once = await fixture.snapshot(id);
  expect(once).toMatchObject({ events: ['released'], work: ['tell-cancelled-visit'], booking: { sequence: 1 } });
  await release(id);
  expect(await fixture.snapshot(id)).toEqual(once);
});

test('the desk has taken it out already: that is as good', async () => {
  const id = await fixture.booked({ change: cancelled });
  fixture.clinic.book = [];
  await release(id);
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'cancelled', slot: 'released', desk: [] });
});

test.each(['silent', 'lost'] as const)(
  'a clinic that does not answer (%s) is told again, and the slot is kept until it has said so',
  async (turn) => {
    const id = await fixture.booked({ change: cancelled });
    fixture.clinic.turns.unschedule = [turn];
    await expect(release(id)).rejects.toThrow(ServiceUnavailable);
    expect(await fixture.snapshot(id)).toMatchObject({ slot: 'booked', work: [], booking: { releasedAt: null } });
    await release(id);
    expect(await fixture.inBook(id)).toEqual([]);
    expect(await fixture.snapshot(id)).toMatchObject({ slot: 'released', work: ['tell-cancelled-visit'], events: ['released'] });
  },
);

test('the clinic refuses to let go of it: a person is asked once, the slot is kept, the patient is told that it is cancelled', async () => {
  const id = await fixture.booked({ change: cancelled });
  fixture.clinic.turns.unschedule = ['refused', 'refused'];
  await release(id);
  await release(id);
  expect(await fixture.snapshot(id)).toMatchObject({
    ...{ slot: 'booked', desk: ['notReleased'], work: ['tell-cancelled-visit'], events: ['review'] },
    booking: { releasedAt: null },
  });
});

test.each<[string, BookingChange, number]>([
  ['was confirmed in writing', { confirmedAt: inMinutes(-5) }, 1],
  ['nobody was told of', {}, 0],
  [
    'the clinic cancelled, with its sequence raised at the press',
    { confirmedAt: inMinutes(-5), clinicCancelReason: 'doctorAway', sequence: 1 },
    1,
  ],
  ['the clinic cancelled before the press raised it', { confirmedAt: inMinutes(-5), clinicCancelReason: 'doctorAway' }, 1],
])('a visit that %s: a calendar that has it must hear that it is gone, and no other', async (_, change, sequence) => {
  const id = await fixture.booked({ change: { ...cancelled, ...change } });
  await release(id);
  expect((await fixture.snapshot(id)).booking.sequence).toBe(sequence);
});

test('a visit that took another’s place is in calendars, too', async () => {
  const from = await fixture.booked();
  const id = await fixture.booked({ visit: { movedFrom: from }, change: cancelled });
  await release(id);
  expect((await fixture.snapshot(id)).booking.sequence).toBe(1);
});

test('booked anew while the clinic took the old one out: what is new stays', async () => {
  const id = await fixture.booked();
  await fixture.store.inTransaction((transaction) => transaction.change(id, { appointmentId: 600_001, bookedAt: new Date() }));
  const before = await fixture.snapshot(id);
  await releaseVisit(fixture.ports, id, { appointmentId: 1, observation: 'Falha de pagamento' });
  expect(await fixture.snapshot(id)).toEqual(before);
});

test('cancelled before the clinic was asked: the clinic hears nothing, the slot is free at once', async () => {
  const id = await fixture.received({ change: cancelled });
  await release(id);
  expect(told()).toEqual([]);
  expect(await fixture.snapshot(id)).toMatchObject({ slot: 'released', work: ['tell-cancelled-visit'], later: [] });
});

test('cancelled while the clinic may be at it: the slot is kept until somebody has looked', async () => {
  const id = await fixture.received({ change: { ...cancelled, createAttemptedAt: inMinutes(-2) } });
  await release(id);
  const seen = await fixture.snapshot(id);
  expect(seen).toMatchObject({ slot: 'held', work: ['tell-cancelled-visit'], booking: { releasedAt: null } });
  expect(seen.later).toHaveLength(1);
  expect(Math.abs((seen.laterAt[0]?.getTime() ?? 0) - inMinutes(10).getTime())).toBeLessThan(5_000);
});

test('nothing is freed of a booking that has not ended', async () => {
  const id = await fixture.received();
  const before = await fixture.snapshot(id);
  await releaseVisit(fixture.ports, id, { appointmentId: null, observation: 'Marcação não concluída' });
  expect(await fixture.snapshot(id)).toEqual(before);
});

test.each(['cannot', 'refused', 'silent'] as const)(
  'a provider that does not strike out the reference (%s) holds nothing up',
  async (turn) => {
    const id = await fixture.booked({ payments: [reference], change: cancelled });
    fixture.provider.cancelTurns = [turn];
    await release(id);
    expect(await fixture.snapshot(id)).toMatchObject({ slot: 'released', payments: [{ endKind: null }], work: ['tell-cancelled-visit'] });
  },
);

test('what is paid, or was never with the provider, is not struck out', async () => {
  const paid = { paidAt: inMinutes(-5), transactionId: randomUUID(), paidCents: 9_000 };
  const id = await fixture.booked({ payments: [paid, { acceptedAt: null, providerId: null }], change: cancelled });
  await release(id);
  expect(fixture.provider.asked).toEqual([]);
});

test('a booking that nobody knows is not released', async () => {
  await release(randomUUID());
  expect(told()).toEqual([]);
});

test('a worker that dies at whichever statement leaves nothing half done, and the next one comes to the same', async () => {
  const ids = await crashAtEachStatement(fixture.store, {
    arrange: () => fixture.booked({ payments: [reference], change: { ...cancelled, confirmedAt: inMinutes(-5) } }),
    act: (store, id) => releaseBooking({ ...fixture.ports, store }, id),
  });
  const [undisturbed, ...survived] = await Promise.all(ids.map(async (id) => outline(await fixture.snapshot(id))));
  expect(undisturbed).toMatchObject({ status: 'cancelled', slot: 'released', sequence: 1 });
  expect(survived.length).toBeGreaterThan(5);
  for (const end of survived) expect(end).toEqual(undisturbed);
});
