import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingBench, openBookingBench } from '../adapters/database/bookings/testing/booking-bench.ts';
import type { BookingChange, RequestedVisit } from './booking.ts';
import type { Payment } from './payment.ts';
import { recordVisit } from './record-visit.ts';
import { dieEverywhere } from './testing/dying-store.ts';
import { outline } from './testing/look-at-booking.ts';
import { inMinutes } from './testing/pending-visit.ts';
import { money } from './testing/scripted-provider.ts';

let bench: BookingBench;
beforeAll(async () => {
  bench = await openBookingBench();
});
afterAll(() => bench.close());

let lastAppointment = 500_000;
const newAppointment = () => {
  lastAppointment += 1;
  return lastAppointment;
};
const record = (id: string, appointmentId: number, adopted = false) => recordVisit(bench.store, id, { appointmentId, adopted });
const aLook = expect.stringMatching(/^recheck-\d+$/);
const atClinic: Partial<RequestedVisit> = { paymentMethod: null, mbwayPhone: null, payBy: null };

test.each([
  ['made', false, 'booked'],
  ['found', true, 'adopted'],
] as const)('an appointment that was %s is recorded, its slot kept, a second look set', async (_, adopted, event) => {
  const id = await bench.received({ visit: atClinic });
  const appointmentId = newAppointment();
  expect(await record(id, appointmentId, adopted)).toBe('booked');
  const seen = await bench.look(id);
  expect(seen).toMatchObject({ slot: 'booked', work: [], later: [aLook], events: [event], booking: { appointmentId } });
  expect(Math.abs((seen.laterAt[0]?.getTime() ?? 0) - inMinutes(10).getTime())).toBeLessThan(5_000);
});

test.each<[string, Partial<RequestedVisit>, BookingChange, unknown[]]>([
  ['is to be paid ahead is given up at its deadline, if nobody pays', {}, {}, ['giveUpUnpaid', aLook]],
  ['is paid at the clinic has no deadline', atClinic, {}, [aLook]],
  ['is paid already has no deadline', {}, { paidAt: inMinutes(-1) }, [aLook]],
  ['late money brings back has no deadline', {}, { paidLateAt: inMinutes(-1) }, [aLook]],
])('a visit that %s', async (_, visit, change, later) => {
  const id = await bench.received({ visit, change });
  await record(id, newAppointment());
  const { later: set, laterAt, booking } = await bench.look(id);
  expect(set).toEqual(later);
  if (later.length > 1) expect(Math.abs((laterAt[0]?.getTime() ?? 0) - (booking.payBy?.getTime() ?? 0))).toBeLessThan(5_000);
});

test('told twice of the same appointment, once after the other or at the same moment, it is recorded once', async () => {
  const id = await bench.received();
  const appointmentId = newAppointment();
  expect(await Promise.all([record(id, appointmentId), record(id, appointmentId, true)])).toEqual(['booked', 'booked']);
  const once = await bench.look(id);
  expect(once.events).toHaveLength(1);
  expect(await record(id, appointmentId)).toBe('booked');
  expect(await bench.look(id)).toEqual(once);
});

test('two workers made one each: the first stays, and somebody looks for the other', async () => {
  const id = await bench.received();
  const twins = [newAppointment(), newAppointment()];
  expect(await Promise.all(twins.map((twin) => record(id, twin)))).toEqual(['booked', 'booked']);
  const { booking, work, events } = await bench.look(id);
  const other = twins.find((twin) => twin !== booking.appointmentId);
  expect([work, events]).toEqual([[`recheck-twin-${other}`], ['booked']]);
});

test.each<[string, BookingChange]>([
  ['cancelled', { cancelledAt: inMinutes(-1) }],
  ['given to a person', { failedAt: inMinutes(-1), failureKind: 'clinicUnreachable' }],
  ['found too near to another', { conflictFoundAt: inMinutes(-1) }],
])('made after the booking was %s: it is in the book, so it is taken out again', async (_, change) => {
  const id = await bench.received({ change });
  const appointmentId = newAppointment();
  expect(await record(id, appointmentId)).toBe('ended');
  const seen = await bench.look(id);
  expect(seen).toMatchObject({ work: [`release-${appointmentId}`], later: [aLook], booking: { appointmentId } });
});

test('an answer that comes after its appointment was released brings nothing back', async () => {
  const id = await bench.givenUp();
  const before = await bench.look(id);
  expect(await record(id, before.booking.appointmentId ?? 0)).toBe('ended');
  expect(await bench.look(id)).toEqual(before);
});

test('a new appointment after a release is the visit from now on', async () => {
  const id = await bench.givenUp({ change: { paidLateAt: inMinutes(-1) } });
  const appointmentId = newAppointment();
  expect(await record(id, appointmentId)).toBe('booked');
  expect(await bench.look(id)).toMatchObject({ status: 'confirmed', work: [], later: [aLook], booking: { appointmentId } });
});

test('of a booking that nobody knows nothing is recorded', async () => {
  expect(await record(randomUUID(), newAppointment())).toBe('ended');
});

/** A visit that stands, and the one that is to take its place. */
async function move({ old = {}, payments = [{}] }: { old?: BookingChange; payments?: Partial<Payment>[] }) {
  const from = await bench.booked({ payments, change: old });
  const to = await bench.received({ visit: { movedFrom: from, payBy: inMinutes(22 * 60) } });
  return { from, to, appointmentId: newAppointment() };
}

test('a paid visit is moved: its money goes along, the old one is released, the patient hears of the new one', async () => {
  const received = money();
  const paid = { paidAt: inMinutes(-5), transactionId: received.transactionId, paidCents: 9_000 };
  const { from, to, appointmentId } = await move({ old: { paidAt: inMinutes(-5), sequence: 3 }, payments: [paid] });
  expect(await record(to, appointmentId)).toBe('booked');
  const [old, visit] = [await bench.look(from), await bench.look(to)];
  expect(old).toMatchObject({ status: 'moved', payments: [], work: [`release-${old.booking.appointmentId}`], events: ['moved'] });
  expect(visit).toMatchObject({ status: 'confirmed', later: [aLook], booking: { sequence: 4 } });
  expect(visit.work).toEqual([expect.stringMatching(/^tell-moved-/)]);
  expect(visit.payments).toMatchObject([{ transactionId: received.transactionId }]);
});

test('an unpaid visit is moved: its reference stays good, until the deadline that it had', async () => {
  const { from, to, appointmentId } = await move({});
  await record(to, appointmentId);
  const { booking, later, laterAt, payments, status } = await bench.look(to);
  expect(booking.payBy).toEqual((await bench.look(from)).booking.payBy);
  expect([later, status, payments.length]).toEqual([['giveUpUnpaid', aLook], 'pendingPayment', 1]);
  expect(Math.abs((laterAt[0]?.getTime() ?? 0) - (booking.payBy?.getTime() ?? 0))).toBeLessThan(5_000);
});

test('what waits for a person goes along with a visit that is moved', async () => {
  const { from, to, appointmentId } = await move({ old: { needsReviewAt: inMinutes(-5), reviewReason: 'wrongAmount' } });
  await record(to, appointmentId);
  expect(await bench.look(to)).toMatchObject({ desk: ['wrongAmount'], booking: { reviewReason: 'wrongAmount' } });
  expect(await bench.look(from)).toMatchObject({ desk: [] });
});

test.each<[string, BookingChange]>([
  ['was cancelled', { cancelledAt: inMinutes(-1) }],
  ['is being given up', { givenUpAt: inMinutes(-1) }],
  ['was given up', { givenUpAt: inMinutes(-2), releasedAt: inMinutes(-1) }],
])('the visit to be moved %s meanwhile: the new one is undone, and nothing is taken from the old', async (_, old) => {
  const { from, to, appointmentId } = await move({ old });
  const before = await bench.look(from);
  expect(await record(to, appointmentId)).toBe('ended');
  expect(await bench.look(from)).toEqual(before);
  expect(await bench.look(to)).toMatchObject({
    ...{ work: [`release-${appointmentId}`], events: ['booked', 'failed'], payments: [] },
    booking: { failureKind: 'notMovable', failedAt: expect.any(Date) },
  });
});

test('two moves of one visit at the same moment: one has it, the other is undone', async () => {
  const { from, to, appointmentId } = await move({});
  const rival = await bench.received({ visit: { movedFrom: from } });
  const outcomes = await Promise.all([record(to, appointmentId), record(rival, newAppointment())]);
  expect([...outcomes].sort()).toEqual(['booked', 'ended']);
  const [winner, loser] = outcomes[0] === 'booked' ? [to, rival] : [rival, to];
  expect((await bench.look(from)).booking.movedTo).toBe(winner);
  expect(await bench.look(winner)).toMatchObject({ status: 'pendingPayment', payments: [{}] });
  expect(await bench.look(loser)).toMatchObject({ payments: [], booking: { failureKind: 'notMovable' } });
});

test('a worker that dies at whichever statement of a move leaves nothing half done, and the next one comes to the same', async () => {
  const ids = await dieEverywhere(bench.store, {
    arrange: async () => (await move({ old: { paidAt: inMinutes(-5) } })).to,
    act: (store, id) => recordVisit(store, id, { appointmentId: newAppointment(), adopted: false }),
  });
  const [undisturbed, ...survived] = await Promise.all(ids.map(async (id) => outline(await bench.look(id))));
  expect(undisturbed).toMatchObject({ status: 'confirmed', slot: 'booked' });
  expect(survived.length).toBeGreaterThan(12);
  for (const end of survived) expect(end).toEqual(undisturbed);
});
