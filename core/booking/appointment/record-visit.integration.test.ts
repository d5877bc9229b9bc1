import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import type { BookingChange, RequestedVisit } from '../model/booking.ts';
import type { Payment } from '../model/payment.ts';
import { outline } from '../testing/booking-snapshot.ts';
import { crashAtEachStatement } from '../testing/crashing-store.ts';
import { inMinutes } from '../testing/pending-visit.ts';
import { money } from '../testing/scripted-provider.ts';
import { recordVisit } from './record-visit.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

let lastAppointment = 500_000;
const newAppointment = () => {
  lastAppointment += 1;
  return lastAppointment;
};
const record = (id: string, appointmentId: number, adopted = false) => recordVisit(fixture.store, id, { appointmentId, adopted });
const aLook = expect.stringMatching(/^recheck-\d+$/);
const atClinic: Partial<RequestedVisit> = { paymentMethod: null, mbwayPhone: null, payBy: null };

test.each([
  ['made', false, 'booked'],
  ['found', true, 'adopted'],
] as const)('an appointment that was %s is recorded, its slot kept, and a recheck is scheduled', async (_, adopted, event) => {
  const id = await fixture.received({ visit: atClinic });
  const appointmentId = newAppointment();
  expect(await record(id, appointmentId, adopted)).toBe('booked');
  const seen = await fixture.snapshot(id);
  expect(seen).toMatchObject({ slot: 'booked', work: [], later: [aLook], events: [event], booking: { appointmentId } });
  expect(Math.abs((seen.laterAt[0]?.getTime() ?? 0) - inMinutes(10).getTime())).toBeLessThan(5_000);
});

test.each<[string, Partial<RequestedVisit>, BookingChange, unknown[]]>([
  ['is to be paid ahead is given up at its deadline, if nobody pays', {}, {}, ['giveUpUnpaid', aLook]],
  ['is paid at the clinic has no deadline', atClinic, {}, [aLook]],
  ['is paid already has no deadline', {}, { paidAt: inMinutes(-1) }, [aLook]],
  ['late money brings back has no deadline', {}, { paidLateAt: inMinutes(-1) }, [aLook]],
])('a visit that %s', async (_, visit, change, later) => {
  const id = await fixture.received({ visit, change });
  await record(id, newAppointment());
  const { later: set, laterAt, booking } = await fixture.snapshot(id);
  expect(set).toEqual(later);
  if (later.length > 1) expect(Math.abs((laterAt[0]?.getTime() ?? 0) - (booking.payBy?.getTime() ?? 0))).toBeLessThan(5_000);
});

test('the same appointment reported twice, in turn or at the same moment, is recorded once', async () => {
  const id = await fixture.received();
  const appointmentId = newAppointment();
  expect(await Promise.all([record(id, appointmentId), record(id, appointmentId, true)])).toEqual(['booked', 'booked']);
  const once = await fixture.snapshot(id);
  expect(once.events).toHaveLength(1);
  expect(await record(id, appointmentId)).toBe('booked');
  expect(await fixture.snapshot(id)).toEqual(once);
});

test('two workers made an appointment each: the first stays, and a recheck for the duplicate is queued', async () => {
  const id = await fixture.received();
  const twins = [newAppointment(), newAppointment()];
  expect(await Promise.all(twins.map((twin) => record(id, twin)))).toEqual(['booked', 'booked']);
  const { booking, work, events } = await fixture.snapshot(id);
  const other = twins.find((twin) => twin !== booking.appointmentId);
  expect([work, events]).toEqual([[`recheck-twin-${other}`], ['booked']]);
});

test.each<[string, BookingChange]>([
  ['cancelled', { cancelledAt: inMinutes(-1) }],
  ['handed to the front desk', { failedAt: inMinutes(-1), failureKind: 'clinicUnreachable' }],
  ['found too near to another', { conflictFoundAt: inMinutes(-1) }],
])('made after the booking was %s: the appointment exists at the clinic, so it is removed again', async (_, change) => {
  const id = await fixture.received({ change });
  const appointmentId = newAppointment();
  expect(await record(id, appointmentId)).toBe('ended');
  const seen = await fixture.snapshot(id);
  expect(seen).toMatchObject({ work: [`release-${appointmentId}`], later: [aLook], booking: { appointmentId } });
});

test('an answer that comes after its appointment was released brings nothing back', async () => {
  const id = await fixture.givenUp();
  const before = await fixture.snapshot(id);
  expect(await record(id, before.booking.appointmentId ?? 0)).toBe('ended');
  expect(await fixture.snapshot(id)).toEqual(before);
});

test('a new appointment after a release is the visit from now on', async () => {
  const id = await fixture.givenUp({ change: { paidLateAt: inMinutes(-1) } });
  const appointmentId = newAppointment();
  expect(await record(id, appointmentId)).toBe('booked');
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'confirmed', work: [], later: [aLook], booking: { appointmentId } });
});

test('an unknown booking records nothing', async () => {
  expect(await record(randomUUID(), newAppointment())).toBe('ended');
});

/** A booked visit, and the booking that is to replace it. */
async function move({ old = {}, payments = [{}] }: { old?: BookingChange; payments?: Partial<Payment>[] }) {
  const from = await fixture.booked({ payments, change: old });
  const to = await fixture.received({ visit: { movedFrom: from, payBy: inMinutes(22 * 60) } });
  return { from, to, appointmentId: newAppointment() };
}

test('a paid visit is moved: its money goes along, the old one is released, the patient is notified of the new one', async () => {
  const received = money();
  const paid = { paidAt: inMinutes(-5), transactionId: received.transactionId, paidCents: 9_000 };
  const { from, to, appointmentId } = await move({ old: { paidAt: inMinutes(-5), sequence: 3 }, payments: [paid] });
  expect(await record(to, appointmentId)).toBe('booked');
  const [old, visit] = [await fixture.snapshot(from), await fixture.snapshot(to)];
  expect(old).toMatchObject({ status: 'moved', payments: [], work: [`release-${old.booking.appointmentId}`], events: ['moved'] });
  expect(visit).toMatchObject({ status: 'confirmed', later: [aLook], booking: { sequence: 4 } });
  expect(visit.work).toEqual([expect.stringMatching(/^tell-moved-/)]);
  expect(visit.payments).toMatchObject([{ transactionId: received.transactionId }]);
});

test('an unpaid visit is moved: its reference stays good, until the deadline that it had', async () => {
  const { from, to, appointmentId } = await move({});
  await record(to, appointmentId);
  const { booking, later, laterAt, payments, status } = await fixture.snapshot(to);
  expect(booking.payBy).toEqual((await fixture.snapshot(from)).booking.payBy);
  expect([later, status, payments.length]).toEqual([['giveUpUnpaid', aLook], 'pendingPayment', 1]);
  expect(Math.abs((laterAt[0]?.getTime() ?? 0) - (booking.payBy?.getTime() ?? 0))).toBeLessThan(5_000);
});

test('what waits for a person goes along with a visit that is moved', async () => {
  const { from, to, appointmentId } = await move({ old: { needsReviewAt: inMinutes(-5), reviewReason: 'wrongAmount' } });
  await record(to, appointmentId);
  expect(await fixture.snapshot(to)).toMatchObject({ desk: ['wrongAmount'], booking: { reviewReason: 'wrongAmount' } });
  expect(await fixture.snapshot(from)).toMatchObject({ desk: [] });
});

test.each<[string, BookingChange]>([
  ['was cancelled', { cancelledAt: inMinutes(-1) }],
  ['is being given up', { givenUpAt: inMinutes(-1) }],
  ['was given up', { givenUpAt: inMinutes(-2), releasedAt: inMinutes(-1) }],
])('the visit to be moved %s meanwhile: the new one is undone, and nothing is taken from the old', async (_, old) => {
  const { from, to, appointmentId } = await move({ old });
  const before = await fixture.snapshot(from);
  expect(await record(to, appointmentId)).toBe('ended');
  expect(await fixture.snapshot(from)).toEqual(before);
  expect(await fixture.snapshot(to)).toMatchObject({
    ...{ work: [`release-${appointmentId}`], events: ['booked', 'failed'], payments: [] },
    booking: { failureKind: 'notMovable', failedAt: expect.any(Date) },
  });
});

test('two moves of one visit at the same moment: one succeeds, the other is undone', async () => {
  const { from, to, appointmentId } = await move({});
  const rival = await fixture.received({ visit: { movedFrom: from } });
  const outcomes = await Promise.all([record(to, appointmentId), record(rival, newAppointment())]);
  expect([...outcomes].sort()).toEqual(['booked', 'ended']);
  const [winner, loser] = outcomes[0] === 'booked' ? [to, rival] : [rival, to];
  expect((await fixture.snapshot(from)).booking.movedTo).toBe(winner);
  expect(await fixture.snapshot(winner)).toMatchObject({ status: 'pendingPayment', payments: [{}] });
  expect(await fixture.snapshot(loser)).toMatchObject({ payments: [], booking: { failureKind: 'notMovable' } });
});

test('a worker that dies at any statement of a move leaves nothing half done, and a retry gives the same result', async () => {
  const ids = await crashAtEachStatement(fixture.store, {
    arrange: async () => (await move({ old: { paidAt: inMinutes(-5) } })).to,
    act: (store, id) => recordVisit(store, id, { appointmentId: newAppointment(), adopted: false }),
  });
  const [undisturbed, ...survived] = await Promise.all(ids.map(async (id) => outline(await fixture.snapshot(id))));
  expect(undisturbed).toMatchObject({ status: 'confirmed', slot: 'booked' });
  expect(survived.length).toBeGreaterThan(12);
  for (const end of survived) expect(end).toEqual(undisturbed);
});
