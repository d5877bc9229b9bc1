import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { ServiceUnavailable } from '../../clinic/service-unavailable.ts';
import type { BookingChange, RequestedVisit } from '../model/booking.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import { outline } from '../testing/booking-snapshot.ts';
import { crashAtEachStatement } from '../testing/crashing-store.ts';
import { inMinutes } from '../testing/pending-visit.ts';
import { money, paid } from '../testing/scripted-provider.ts';
import { cancelBooking } from './cancel-booking.ts';
import { createOrAdopt } from './create-or-adopt.ts';
import { endBooking } from './end-booking.ts';
import { giveUpUnpaid } from './give-up-unpaid.ts';
import { rebookPaidLate } from './rebook-paid-late.ts';
import { recheckVisit } from './recheck-visit.ts';
import { releaseBooking } from './release-visit.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.clinic.asked.length = 0;
});

const rebook = (id: string) => rebookPaidLate(fixture.ports, id);
/** Given up and released before its payment arrived. */
const paidLate = ({ visit = {}, change = {} }: { visit?: Partial<RequestedVisit>; change?: BookingChange } = {}) =>
  fixture.givenUp({
    visit,
    payments: [{ paidAt: inMinutes(-2), transactionId: randomUUID(), paidCents: 9_000 }],
    change: { paidLateAt: inMinutes(-1), ...change },
  });
const creations = () => fixture.clinic.asked.filter(({ call }) => call === 'create').length;
const aLook = expect.stringMatching(/^recheck-(\d+|…)$/);
const broughtBack = { status: 'confirmed', slot: 'booked', work: ['tell-confirmed-0'], later: [aLook], refunds: [], desk: [] };
const returned = {
  status: 'needsReview',
  slot: 'released',
  work: ['tell-refund-slotTaken'],
  refunds: ['9000 notRebooked'],
  desk: ['refundDue'],
};

test('the time is still free: the patient has it back, with one letter', async () => {
  const id = await paidLate();
  expect(await rebook(id)).toBe('booked');
  const [appointmentId] = await fixture.inBook(id);
  expect(await fixture.snapshot(id)).toMatchObject({ ...broughtBack, events: ['booked'], booking: { appointmentId } });
});

test('brought back again, once after the other or at the same moment, it was brought back once', async () => {
  const id = await paidLate();
  expect(await Promise.all([rebook(id), rebook(id)])).toEqual(['booked', 'booked']);
  const once = await fixture.snapshot(id);
  expect(once).toMatchObject(broughtBack);
  expect(await rebook(id)).toBe('booked');
  expect(await fixture.snapshot(id)).toEqual(once);
  expect(await fixture.inBook(id)).toHaveLength(1);
});

test('the time was given to somebody else here: the money goes back, and the clinic is not asked', async () => {
  const id = await paidLate();
  await fixture.giveSlotAway(id);
  expect(await rebook(id)).toBe('ended');
  expect(await fixture.snapshot(id)).toMatchObject(returned);
  expect(creations()).toBe(0);
});

test('the time was given to somebody else at the clinic: the money goes back', async () => {
  const id = await paidLate();
  fixture.clinic.turns.create = ['slotTaken'];
  expect(await rebook(id)).toBe('ended');
  expect(await fixture.snapshot(id)).toMatchObject(returned);
});

test('the time has passed: the money goes back', async () => {
  const id = await paidLate({ visit: { startsAt: inMinutes(-3), endsAt: inMinutes(17) } });
  expect(await rebook(id)).toBe('ended');
  expect(await fixture.snapshot(id)).toMatchObject(returned);
  expect(creations()).toBe(0);
});

test('that the money goes back is told and written once, however often it is tried', async () => {
  const id = await paidLate();
  await fixture.giveSlotAway(id);
  await Promise.all([rebook(id), rebook(id)]);
  const once = await fixture.snapshot(id);
  expect(await rebook(id)).toBe('ended');
  expect(await fixture.snapshot(id)).toEqual(once);
  expect(once).toMatchObject({ ...returned, events: ['slotTaken', 'refundDue'] });
});

test('the clinic refuses: the money goes back, and a person looks', async () => {
  const id = await paidLate();
  fixture.clinic.turns.create = ['refused'];
  expect(await rebook(id)).toBe('ended');
  expect(await fixture.snapshot(id)).toMatchObject({
    ...{ slot: 'released', work: ['tell-refund-clinicRefused'], refunds: ['9000 notRebooked'], desk: ['clinicRefused', 'refundDue'] },
  });
});

test('while the visit is just being released it is tried again later', async () => {
  const id = await fixture.booked({ change: { givenUpAt: new Date(), paidLateAt: new Date() } });
  const before = await fixture.snapshot(id);
  await expect(rebook(id)).rejects.toThrow('just being released');
  expect(await fixture.snapshot(id)).toEqual(before);
});

test('cancelled since the money came: nothing is brought back', async () => {
  const id = await paidLate();
  await cancelBooking(fixture.store, id, 24);
  const before = await fixture.snapshot(id);
  expect(await rebook(id)).toBe('ended');
  expect(await fixture.snapshot(id)).toEqual(before);
  expect([before.refunds, creations()]).toEqual([['9000 cancelled'], 0]);
});

test('the answer was lost: the next run adopts what was made', async () => {
  const id = await paidLate();
  fixture.clinic.turns.create = ['lost'];
  await expect(rebook(id)).rejects.toThrow(ServiceUnavailable);
  expect(await fixture.snapshot(id)).toMatchObject({ slot: 'held', work: [], refunds: [] });
  expect(await rebook(id)).toBe('booked');
  expect(await fixture.inBook(id)).toHaveLength(1);
  expect(await fixture.snapshot(id)).toMatchObject({ ...broughtBack, events: ['adopted'] });
});

test('booked again at the desk meanwhile, for the same time: that is the visit', async () => {
  const id = await paidLate();
  await fixture.putInBook(id, 720_000);
  expect(await rebook(id)).toBe('booked');
  expect(creations()).toBe(0);
  expect(await fixture.snapshot(id)).toMatchObject({ ...broughtBack, booking: { appointmentId: 720_000 } });
});

/** Another booking two days after this one. */
const nearby = async (id: string, visit: Partial<RequestedVisit>, change: BookingChange = {}) => {
  const { startsAt, endsAt } = (await fixture.snapshot(id)).booking;
  const later = (date: Date) => new Date(date.getTime() + 2 * 24 * 3_600_000);
  return fixture.booked({ visit: { startsAt: later(startsAt), endsAt: later(endsAt), ...visit }, change });
};

test('meanwhile the same person has booked another time near it, with the same contact: the money goes back', async () => {
  const id = await paidLate({ visit: { contactDigest: 'one-family' } });
  await nearby(id, { contactDigest: 'one-family' });
  expect(await rebook(id)).toBe('ended');
  expect(await fixture.snapshot(id)).toMatchObject(returned);
});

test('somebody else of the same family has booked near it: the visit comes back', async () => {
  const id = await paidLate({ visit: { contactDigest: 'another-family' } });
  const { patient } = (await fixture.snapshot(id)).booking;
  await nearby(id, { contactDigest: 'another-family', patient: { ...patient, name: 'Outra Pessoa', birthDate: '1990-01-01' } });
  expect(await rebook(id)).toBe('booked');
});

test.each([
  ['the patient has proven it: the money goes back', true, 'ended'],
  ['a stranger booked it in his name: the visit comes back', false, 'booked'],
] as const)('another visit of the record near it, and %s', async (_, isProven, outcome) => {
  const patientId = isProven ? 90_001 : 90_002;
  const id = await paidLate({ visit: { provenPatientId: patientId }, change: { patientId } });
  await nearby(id, { provenPatientId: isProven ? patientId : null }, { patientId });
  expect(await rebook(id)).toBe(outcome);
});

/** From the submission to the late payment, each step by its own use case. */
async function wholeStory(): Promise<string> {
  const id = await fixture.received({ payments: [{}], change: { paymentRequestedAt: inMinutes(-20) } });
  await createOrAdopt(fixture.ports, id);
  await fixture.store.inTransaction((transaction) => transaction.change(id, { payBy: inMinutes(-1) }));
  await giveUpUnpaid(fixture.ports, id);
  const payment = await fixture.payment(id);
  fixture.provider.says.set(payment.orderId, paid(money()));
  await settlePayment(fixture.ports, payment.id);
  return id;
}

test('from the button to late money: the same visit stands again, under a new number', async () => {
  const id = await wholeStory();
  const before = await fixture.snapshot(id);
  expect(before.work).toContain('rebook');
  expect(await rebook(id)).toBe('booked');
  const { booking, status, refunds } = await fixture.snapshot(id);
  expect([status, refunds, booking.appointmentId === before.booking.appointmentId]).toEqual(['confirmed', [], false]);
  expect(await recheckVisit(fixture.ports, id)).toBe('asItShould');
});

test('the clinic made it again but stayed silent until we gave up: the money goes back, and the second look removes what was made', async () => {
  const id = await wholeStory();
  fixture.clinic.turns.create = ['lost'];
  await expect(rebook(id)).rejects.toThrow(ServiceUnavailable);
  await endBooking(fixture.store, id, { review: 'clinicUnreachable' });
  const { refunds, later, slot } = await fixture.snapshot(id);
  expect([refunds, slot]).toEqual([['9000 notRebooked'], 'held']);
  expect(later).toContain('recheck-ended');
  expect(await recheckVisit(fixture.ports, id)).toBe('mended');
  expect([await fixture.inBook(id), (await fixture.snapshot(id)).slot]).toEqual([[], 'released']);
});

test('cancelled while the clinic makes it again, unheard: the slot is kept until somebody has looked, and what was made is removed', async () => {
  const id = await wholeStory();
  fixture.clinic.turns.create = ['lost'];
  fixture.clinic.meanwhile = () => cancelBooking(fixture.store, id, 24);
  await expect(rebook(id)).rejects.toThrow(ServiceUnavailable);
  expect(await rebook(id)).toBe('ended');
  await releaseBooking(fixture.ports, id);
  const { refunds, later, slot } = await fixture.snapshot(id);
  expect([refunds, slot]).toEqual([['9000 cancelled'], 'held']);
  expect(later).toContain('recheck-ended');
  expect(await recheckVisit(fixture.ports, id)).toBe('mended');
  expect([await fixture.inBook(id), (await fixture.snapshot(id)).slot]).toEqual([[], 'released']);
});

test('a booking that nobody knows is not brought back', async () => {
  expect(await rebook(randomUUID())).toBe('ended');
});

test.each([
  ['brings back', () => paidLate(), broughtBack],
  [
    'returns',
    async () => {
      const id = await paidLate();
      await fixture.giveSlotAway(id);
      return id;
    },
    returned,
  ],
] as const)('a worker that dies at whichever statement %s it once, all the same', async (_, arrange, end) => {
  const ids = await crashAtEachStatement(fixture.store, { arrange, act: (store, id) => rebookPaidLate({ ...fixture.ports, store }, id) });
  const [undisturbed, ...survived] = await Promise.all(ids.map(async (id) => ({ ...outline(await fixture.snapshot(id)), events: null })));
  expect(undisturbed).toMatchObject(end);
  expect(survived.length).toBeGreaterThan(8);
  for (const seen of survived) expect(seen).toEqual(undisturbed);
  for (const id of ids) expect((await fixture.inBook(id)).length).toBeLessThan(2);
});
