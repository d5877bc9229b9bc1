import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingBench, openBookingBench } from '../adapters/database/bookings/testing/booking-bench.ts';
import { cancelBooking } from './cancel-booking.ts';
import { createOrAdopt } from './create-or-adopt.ts';
import { Silence } from './silence.ts';
import { dieEverywhere } from './testing/dying-store.ts';
import { outline } from './testing/look-at-booking.ts';
import { inMinutes } from './testing/pending-visit.ts';

let bench: BookingBench;
beforeAll(async () => {
  bench = await openBookingBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.clinic.asked.length = 0;
  bench.slept.length = 0;
});

const create = (id: string) => createOrAdopt(bench.ports, id);
const calls = () => bench.clinic.asked.map(({ call }) => call);
const askedBefore = { createAttemptedAt: inMinutes(-20) };
const aLook = expect.stringMatching(/^recheck-(\d+|…)$/);
/** The visit is in both books, its slot kept, its second look and its deadline set. */
const inBothBooks = { status: 'pendingPayment', slot: 'booked', work: [], later: ['giveUpUnpaid', aLook], desk: [] };

test('the clinic makes it: in both books, the slot kept, a second look and the deadline set', async () => {
  const id = await bench.received();
  expect(await create(id)).toBe('booked');
  const [appointmentId] = await bench.inBook(id);
  expect(await bench.look(id)).toMatchObject({ ...inBothBooks, events: ['booked'], booking: { appointmentId } });
  expect([calls(), bench.slept]).toEqual([['create'], []]);
});

test('asked for again, it is there: the clinic hears nothing and nothing changes', async () => {
  const id = await bench.received();
  await create(id);
  const once = await bench.look(id);
  expect(await create(id)).toBe('booked');
  expect(await bench.look(id)).toEqual(once);
  expect(calls()).toEqual(['create']);
});

test('that there may be one is written before the clinic is asked', async () => {
  const id = await bench.received();
  let before: unknown;
  bench.clinic.meanwhile = async () => {
    before = (await bench.store.read(id))?.createAttemptedAt;
  };
  await create(id);
  expect(before).toBeInstanceOf(Date);
});

test('made, and the answer lost: the next run waits, looks and adopts it', async () => {
  const id = await bench.received();
  bench.clinic.turns.create = ['lost'];
  await expect(create(id)).rejects.toThrow(Silence);
  expect(await create(id)).toBe('booked');
  expect(calls()).toEqual(['create', 'list']);
  expect(bench.slept).toHaveLength(1);
  expect(await bench.inBook(id)).toHaveLength(1);
  expect(await bench.look(id)).toMatchObject({ ...inBothBooks, events: ['adopted'] });
});

test('not made and not answered: looked for before it is asked for again', async () => {
  const id = await bench.received();
  bench.clinic.turns.create = ['silent'];
  await expect(create(id)).rejects.toThrow(Silence);
  expect(await bench.look(id)).toMatchObject({ status: 'received', slot: 'held', work: [], events: [] });
  expect(await create(id)).toBe('booked');
  expect(calls()).toEqual(['create', 'list', 'create']);
  expect(await bench.inBook(id)).toHaveLength(1);
});

test('made just after we looked: “taken” is looked at once more, and it is ours', async () => {
  const id = await bench.received();
  bench.clinic.turns.create = ['late'];
  await expect(create(id)).rejects.toThrow(Silence);
  expect(await create(id)).toBe('booked');
  expect(calls()).toEqual(['create', 'list', 'create', 'list']);
  expect(await bench.inBook(id)).toHaveLength(1);
  expect(await bench.look(id)).toMatchObject({ ...inBothBooks, events: ['adopted'] });
});

test('where it cannot be looked for, it is not asked for again', async () => {
  const id = await bench.received({ change: askedBefore });
  bench.clinic.turns.list = ['silent'];
  await expect(create(id)).rejects.toThrow(Silence);
  expect(calls()).toEqual(['list']);
});

test('an earlier call has its time to be done, and nobody waits for longer', async () => {
  const now = Date.now();
  await create(await bench.received({ change: { createAttemptedAt: new Date(now - 1_000) } }));
  await create(await bench.received({ change: askedBefore }));
  const [fresh = 0, old] = bench.slept;
  expect(fresh).toBeGreaterThan(2_000);
  expect(fresh).toBeLessThanOrEqual(4_000);
  expect(old).toBe(0);
});

test('taken at the desk: the patient hears it at once, and our hold is gone', async () => {
  const id = await bench.received();
  bench.clinic.turns.create = ['slotTaken'];
  expect(await create(id)).toBe('ended');
  expect(calls()).toEqual(['create']);
  expect(await bench.look(id)).toMatchObject({
    status: 'slotTaken',
    slot: 'released',
    work: ['tell-slotTaken-slotTaken'],
    later: [],
    desk: [],
  });
});

test('taken by somebody else after an unanswered call: looked at once more, then told', async () => {
  const id = await bench.received({ change: askedBefore });
  bench.clinic.turns.create = ['slotTaken'];
  expect(await create(id)).toBe('ended');
  expect(calls()).toEqual(['list', 'create', 'list']);
  expect(await bench.look(id)).toMatchObject({ status: 'slotTaken', slot: 'released' });
});

test.each(['refused', 'vatNotValid', 'errorCreatingPatient'] as const)(
  'the clinic refuses it (%s): a person calls, and the time is free again',
  async (refusal) => {
    const id = await bench.received();
    bench.clinic.turns.create = [refusal];
    expect(await create(id)).toBe('ended');
    expect(await bench.look(id)).toMatchObject({
      ...{ status: 'needsReview', slot: 'released', work: ['tell-needsPerson-clinicRefused'], desk: ['clinicRefused'] },
    });
  },
);

test('the slot went to somebody else before the clinic was asked: it is not asked', async () => {
  const id = await bench.received();
  await bench.giveSlotAway(id);
  expect(await create(id)).toBe('ended');
  expect(calls()).toEqual([]);
  expect(await bench.look(id)).toMatchObject({ status: 'slotTaken', booking: { createAttemptedAt: null } });
});

test('the slot went to somebody else here, but an earlier call has it at the clinic: the visit stands', async () => {
  const id = await bench.received({ change: askedBefore });
  await bench.giveSlotAway(id);
  await bench.putInBook(id, 77);
  expect(await create(id)).toBe('booked');
  expect(await bench.look(id)).toMatchObject({ status: 'pendingPayment', booking: { appointmentId: 77 } });
});

test('what stands in the clinic’s book for another booking of the same patient is not adopted', async () => {
  const late = await bench.received({ change: askedBefore });
  const { doctorId, startsAt, endsAt, patientId } = (await bench.look(late)).booking;
  await bench.store.inTransaction((transaction) => transaction.freeSlot(late));
  const other = await bench.booked({ visit: { doctorId, startsAt, endsAt }, change: { patientId } });
  expect(await create(late)).toBe('ended');
  expect(await bench.look(late)).toMatchObject({ status: 'slotTaken', booking: { appointmentId: null } });
  expect(await bench.look(other)).toMatchObject({ status: 'pendingPayment', slot: 'booked' });
});

test('another doctor’s, another hour’s or another day’s appointment of the same patient is not ours', async () => {
  const id = await bench.received({ change: askedBefore });
  await bench.putInBook(id, 78);
  const [stranger] = bench.clinic.book.filter((one) => one.id === 78);
  if (!stranger) throw new Error('an appointment');
  bench.clinic.book = bench.clinic.book.filter((one) => one.id !== 78);
  const others = [{ doctorId: 1 }, { start: '07:07' }, { date: '2031-01-01' }];
  bench.clinic.book.push(...others.map((other, index) => ({ ...stranger, ...other, id: 80 + index })));
  expect(await create(id)).toBe('booked');
  expect((await bench.look(id)).booking.appointmentId).toBeGreaterThan(1_000_000);
});

test('cancelled while the clinic makes it: it was made, so it is undone', async () => {
  const id = await bench.received();
  bench.clinic.meanwhile = () => cancelBooking(bench.store, id, 24);
  expect(await create(id)).toBe('ended');
  const [appointmentId] = await bench.inBook(id);
  expect((await bench.look(id)).work).toEqual(['release', `release-${appointmentId}`]);
});

test.each([
  ['cancelled', { cancelledAt: inMinutes(-1) }],
  ['failed', { failedAt: inMinutes(-1), failureKind: 'slotTaken' }],
  ['in conflict', { conflictFoundAt: inMinutes(-1) }],
] as const)('a booking that is %s is not brought to the clinic any more', async (_, change) => {
  const id = await bench.received({ change });
  const before = await bench.look(id);
  expect(await create(id)).toBe('ended');
  expect([calls(), await bench.look(id)]).toEqual([[], before]);
});

test('a booking that nobody knows ends without a word', async () => {
  expect(await create(randomUUID())).toBe('ended');
  expect(calls()).toEqual([]);
});

test('two workers at the same moment: one appointment, recorded once', async () => {
  const id = await bench.received();
  expect(await Promise.all([create(id), create(id)])).toEqual(['booked', 'booked']);
  expect(await bench.inBook(id)).toHaveLength(1);
  const { events, ...seen } = await bench.look(id);
  expect(seen).toMatchObject(inBothBooks);
  expect(events).toHaveLength(1);
});

test('a worker that dies at whichever statement leaves one appointment, and the next one comes to the same', async () => {
  const ids = await dieEverywhere(bench.store, {
    arrange: () => bench.received(),
    act: (store, id) => createOrAdopt({ ...bench.ports, store }, id),
  });
  const [undisturbed, ...survived] = await Promise.all(ids.map(async (id) => ({ ...outline(await bench.look(id)), events: null })));
  expect(undisturbed).toMatchObject(inBothBooks);
  expect(survived.length).toBeGreaterThan(5);
  for (const end of survived) expect(end).toEqual(undisturbed);
  for (const id of ids) expect(await bench.inBook(id)).toHaveLength(1);
});
