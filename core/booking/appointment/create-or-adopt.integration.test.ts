import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { ServiceUnavailable } from '../../clinic/service-unavailable.ts';
import { outline } from '../testing/booking-snapshot.ts';
import { crashAtEachStatement } from '../testing/crashing-store.ts';
import { inMinutes } from '../testing/pending-visit.ts';
import { cancelBooking } from './cancel-booking.ts';
import { createOrAdopt } from './create-or-adopt.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.clinic.asked.length = 0;
  fixture.slept.length = 0;
});

const create = (id: string) => createOrAdopt(fixture.ports, id);
const calls = () => fixture.clinic.asked.map(({ call }) => call);
const askedBefore = { createAttemptedAt: inMinutes(-20) };
const aLook = expect.stringMatching(/^recheck-(\d+|…)$/);
/** The visit is recorded at the clinic and here, its slot kept, its recheck and its deadline scheduled. */
const inBothBooks = { status: 'pendingPayment', slot: 'booked', work: [], later: ['giveUpUnpaid', aLook], desk: [] };

test('the clinic makes it: in both books, the slot kept, a second look and the deadline set', async () => {
  const id = await fixture.received();
  expect(await create(id)).toBe('booked');
  const [appointmentId] = await fixture.inBook(id);
  expect(await fixture.snapshot(id)).toMatchObject({ ...inBothBooks, events: ['booked'], booking: { appointmentId } });
  expect([calls(), fixture.slept]).toEqual([['create'], []]);
});

test('asked for again, it is there: the clinic hears nothing and nothing changes', async () => {
  const id = await fixture.received();
  await create(id);
  const once = await fixture.snapshot(id);
  expect(await create(id)).toBe('booked');
  expect(await fixture.snapshot(id)).toEqual(once);
  expect(calls()).toEqual(['create']);
});

test('that there may be one is written before the clinic is asked', async () => {
  const id = await fixture.received();
  let before: unknown;
  fixture.clinic.meanwhile = async () => {
    before = (await fixture.store.read(id))?.createAttemptedAt;
  };
  await create(id);
  expect(before).toBeInstanceOf(Date);
});

test('made, and the answer lost: the next run waits, looks and adopts it', async () => {
  const id = await fixture.received();
  fixture.clinic.turns.create = ['lost'];
  await expect(create(id)).rejects.toThrow(ServiceUnavailable);
  expect(await create(id)).toBe('booked');
  expect(calls()).toEqual(['create', 'list']);
  expect(fixture.slept).toHaveLength(1);
  expect(await fixture.inBook(id)).toHaveLength(1);
  expect(await fixture.snapshot(id)).toMatchObject({ ...inBothBooks, events: ['adopted'] });
});

test('not made and not answered: looked for before it is asked for again', async () => {
  const id = await fixture.received();
  fixture.clinic.turns.create = ['silent'];
  await expect(create(id)).rejects.toThrow(ServiceUnavailable);
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'received', slot: 'held', work: [], events: [] });
  expect(await create(id)).toBe('booked');
  expect(calls()).toEqual(['create', 'list', 'create']);
  expect(await fixture.inBook(id)).toHaveLength(1);
});

test('made just after we looked: “taken” is looked at once more, and it is ours', async () => {
  const id = await fixture.received();
  fixture.clinic.turns.create = ['late'];
  await expect(create(id)).rejects.toThrow(ServiceUnavailable);
  expect(await create(id)).toBe('booked');
  expect(calls()).toEqual(['create', 'list', 'create', 'list']);
  expect(await fixture.inBook(id)).toHaveLength(1);
  expect(await fixture.snapshot(id)).toMatchObject({ ...inBothBooks, events: ['adopted'] });
});

test('where it cannot be looked for, it is not asked for again', async () => {
  const id = await fixture.received({ change: askedBefore });
  fixture.clinic.turns.list = ['silent'];
  await expect(create(id)).rejects.toThrow(ServiceUnavailable);
  expect(calls()).toEqual(['list']);
});

test('an earlier call has its time to be done, and nobody waits for longer', async () => {
  const now = Date.now();
  await create(await fixture.received({ change: { createAttemptedAt: new Date(now - 1_000) } }));
  await create(await fixture.received({ change: askedBefore }));
  const [fresh = 0, old] = fixture.slept;
  expect(fresh).toBeGreaterThan(2_000);
  expect(fresh).toBeLessThanOrEqual(4_000);
  expect(old).toBe(0);
});

test('taken at the desk: the patient hears it at once, and our hold is gone', async () => {
  const id = await fixture.received();
  fixture.clinic.turns.create = ['slotTaken'];
  expect(await create(id)).toBe('ended');
  expect(calls()).toEqual(['create']);
  expect(await fixture.snapshot(id)).toMatchObject({
    status: 'slotTaken',
    slot: 'released',
    work: ['tell-slotTaken-slotTaken'],
    later: [],
    desk: [],
  });
});

test('taken by somebody else after an unanswered call: looked at once more, then told', async () => {
  const id = await fixture.received({ change: askedBefore });
  fixture.clinic.turns.create = ['slotTaken'];
  expect(await create(id)).toBe('ended');
  expect(calls()).toEqual(['list', 'create', 'list']);
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'slotTaken', slot: 'released' });
});

test.each(['refused', 'vatNotValid', 'errorCreatingPatient'] as const)(
  'the clinic refuses it (%s): a person calls, and the time is free again',
  async (refusal) => {
    const id = await fixture.received();
    fixture.clinic.turns.create = [refusal];
    expect(await create(id)).toBe('ended');
    expect(await fixture.snapshot(id)).toMatchObject({
      ...{ status: 'needsReview', slot: 'released', work: ['tell-needsPerson-clinicRefused'], desk: ['clinicRefused'] },
    });
  },
);

test('the slot went to somebody else before the clinic was asked: it is not asked', async () => {
  const id = await fixture.received();
  await fixture.giveSlotAway(id);
  expect(await create(id)).toBe('ended');
  expect(calls()).toEqual([]);
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'slotTaken', booking: { createAttemptedAt: null } });
});

test('the slot went to somebody else here, but an earlier call has it at the clinic: the visit stands', async () => {
  const id = await fixture.received({ change: askedBefore });
  await fixture.giveSlotAway(id);
  await fixture.putInBook(id, 77);
  expect(await create(id)).toBe('booked');
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'pendingPayment', booking: { appointmentId: 77 } });
});

test('what stands in the clinic’s book for another booking of the same patient is not adopted', async () => {
  const late = await fixture.received({ change: askedBefore });
  const { doctorId, startsAt, endsAt, patientId } = (await fixture.snapshot(late)).booking;
  await fixture.store.inTransaction((transaction) => transaction.releaseHold(late));
  const other = await fixture.booked({ visit: { doctorId, startsAt, endsAt }, change: { patientId } });
  expect(await create(late)).toBe('ended');
  expect(await fixture.snapshot(late)).toMatchObject({ status: 'slotTaken', booking: { appointmentId: null } });
  expect(await fixture.snapshot(other)).toMatchObject({ status: 'pendingPayment', slot: 'booked' });
});

test('another doctor’s, another hour’s or another day’s appointment of the same patient is not ours', async () => {
  const id = await fixture.received({ change: askedBefore });
  await fixture.putInBook(id, 78);
  const [stranger] = fixture.clinic.book.filter((one) => one.id === 78);
  if (!stranger) throw new Error('an appointment');
  fixture.clinic.book = fixture.clinic.book.filter((one) => one.id !== 78);
  const others = [{ doctorId: 1 }, { start: '07:07' }, { date: '2031-01-01' }];
  fixture.clinic.book.push(...others.map((other, index) => ({ ...stranger, ...other, id: 80 + index })));
  expect(await create(id)).toBe('booked');
  expect((await fixture.snapshot(id)).booking.appointmentId).toBeGreaterThan(1_000_000);
});

test('cancelled while the clinic makes it: it was made, so it is undone', async () => {
  const id = await fixture.received();
  fixture.clinic.meanwhile = () => cancelBooking(fixture.store, id, 24);
  expect(await create(id)).toBe('ended');
  const [appointmentId] = await fixture.inBook(id);
  expect((await fixture.snapshot(id)).work).toEqual(['release', `release-${appointmentId}`]);
});

test.each([
  ['cancelled', { cancelledAt: inMinutes(-1) }],
  ['failed', { failedAt: inMinutes(-1), failureKind: 'slotTaken' }],
  ['in conflict', { conflictFoundAt: inMinutes(-1) }],
] as const)('a booking that is %s is not brought to the clinic any more', async (_, change) => {
  const id = await fixture.received({ change });
  const before = await fixture.snapshot(id);
  expect(await create(id)).toBe('ended');
  expect([calls(), await fixture.snapshot(id)]).toEqual([[], before]);
});

test('a booking that nobody knows ends without a word', async () => {
  expect(await create(randomUUID())).toBe('ended');
  expect(calls()).toEqual([]);
});

test('two workers at the same moment: one appointment, recorded once', async () => {
  const id = await fixture.received();
  expect(await Promise.all([create(id), create(id)])).toEqual(['booked', 'booked']);
  expect(await fixture.inBook(id)).toHaveLength(1);
  const { events, ...seen } = await fixture.snapshot(id);
  expect(seen).toMatchObject(inBothBooks);
  expect(events).toHaveLength(1);
});

test('a worker that dies at whichever statement leaves one appointment, and the next one comes to the same', async () => {
  const ids = await crashAtEachStatement(fixture.store, {
    arrange: () => fixture.received(),
    act: (store, id) => createOrAdopt({ ...fixture.ports, store }, id),
  });
  const [undisturbed, ...survived] = await Promise.all(ids.map(async (id) => ({ ...outline(await fixture.snapshot(id)), events: null })));
  expect(undisturbed).toMatchObject(inBothBooks);
  expect(survived.length).toBeGreaterThan(5);
  for (const end of survived) expect(end).toEqual(undisturbed);
  for (const id of ids) expect(await fixture.inBook(id)).toHaveLength(1);
});
