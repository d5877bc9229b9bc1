import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { ServiceUnavailable } from '../../clinic/service-unavailable.ts';
import type { BookingChange } from '../model/booking.ts';
import { outline } from '../testing/booking-snapshot.ts';
import { crashAtEachStatement } from '../testing/crashing-store.ts';
import { inMinutes } from '../testing/pending-visit.ts';
import { recheckVisit } from './recheck-visit.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.clinic.asked.length = 0;
});

let lastTwin = 700_000;
const recheck = (id: string) => recheckVisit(fixture.ports, id);
/** A duplicate at the clinic: the same patient, doctor and time. */
async function addTwin(id: string): Promise<number> {
  lastTwin += 1;
  await fixture.putInBook(id, lastTwin);
  return lastTwin;
}
const removals = () => fixture.clinic.asked.filter(({ call }) => call === 'unschedule');
const unheardOf = { createAttemptedAt: inMinutes(-12) };
const unreachable = { ...unheardOf, failedAt: inMinutes(-11), failureKind: 'clinicUnreachable' };

test('as it should be: nothing is done', async () => {
  const id = await fixture.booked();
  const before = await fixture.snapshot(id);
  expect(await recheck(id)).toBe('asItShould');
  expect(await fixture.snapshot(id)).toEqual(before);
  expect(removals()).toEqual([]);
});

test('made twice: the one that we know of stays, the other goes, and looking again finds nothing', async () => {
  const id = await fixture.booked();
  const { booking } = await fixture.snapshot(id);
  await addTwin(id);
  await addTwin(id);
  expect(await recheck(id)).toBe('mended');
  expect(await fixture.inBook(id)).toEqual([booking.appointmentId]);
  const once = await fixture.snapshot(id);
  expect(once).toMatchObject({ status: 'pendingPayment', slot: 'booked', events: ['duplicateRemoved', 'duplicateRemoved'], desk: [] });
  expect(await recheck(id)).toBe('asItShould');
  expect(await fixture.snapshot(id)).toEqual(once);
});

test('a twin that another booking of ours stands for is not removed', async () => {
  const id = await fixture.booked();
  const twin = await addTwin(id);
  await fixture.booked({ change: { appointmentId: twin } });
  expect(await recheck(id)).toBe('asItShould');
  expect(await fixture.inBook(id)).toContain(twin);
});

test('the clinic refuses to remove the twin: nobody writes that it is gone, one piece of work for the desk, and the visit stands', async () => {
  const id = await fixture.booked();
  await addTwin(id);
  fixture.clinic.turns.unschedule = ['refused', 'refused'];
  await recheck(id);
  await recheck(id);
  expect(await fixture.snapshot(id)).toMatchObject({
    status: 'pendingPayment',
    desk: ['notReleased'],
    events: [],
    slot: 'booked',
    work: [],
  });
});

test('a clinic that does not answer is asked again: nothing is written until then', async () => {
  const id = await fixture.booked();
  const before = await fixture.snapshot(id);
  await addTwin(id);
  fixture.clinic.turns = { read: [], update: [], create: [], list: ['silent'], unschedule: ['silent'] };
  for (const _ of ['list', 'unschedule']) await expect(recheck(id)).rejects.toThrow(ServiceUnavailable);
  expect(await fixture.snapshot(id)).toEqual(before);
  expect(await recheck(id)).toBe('mended');
});

test.each<[string, BookingChange]>([
  ['we had given up on the clinic', unreachable],
  ['it was cancelled', { ...unheardOf, cancelledAt: inMinutes(-11) }],
])('made after %s: it is removed, and only then the slot is free', async (_, change) => {
  const id = await fixture.received({ change });
  await addTwin(id);
  fixture.clinic.turns.unschedule = ['silent'];
  await expect(recheck(id)).rejects.toThrow(ServiceUnavailable);
  expect((await fixture.snapshot(id)).slot).toBe('held');
  expect(await recheck(id)).toBe('mended');
  expect(await fixture.inBook(id)).toEqual([]);
  expect(await fixture.snapshot(id)).toMatchObject({ slot: 'released', events: ['duplicateRemoved'] });
});

test('never made: the slot that was kept for it is free', async () => {
  const id = await fixture.received({ change: unreachable });
  expect(await recheck(id)).toBe('asItShould');
  expect((await fixture.snapshot(id)).slot).toBe('released');
});

test('what is still being made keeps its slot, and nothing of it is removed', async () => {
  const id = await fixture.received({ change: unheardOf });
  const made = await addTwin(id);
  expect(await recheck(id)).toBe('asItShould');
  expect([await fixture.inBook(id), (await fixture.snapshot(id)).slot]).toEqual([[made], 'held']);
});

test.each<[string, () => Promise<string>]>([
  ['a person has called and booked it at the desk', () => fixture.received({ change: { ...unreachable, reviewedAt: inMinutes(-1) } })],
  ['the visit was given up, and booked again at the desk', () => fixture.givenUp()],
  ['the visit was cancelled, and booked again at the desk', () => fixture.givenUp({ change: { cancelledAt: inMinutes(-9.5) } })],
])('%s: that one is not ours to remove', async (_, arrange) => {
  const id = await arrange();
  const theirs = await addTwin(id);
  expect(await recheck(id)).toBe('asItShould');
  expect(await fixture.inBook(id)).toEqual([theirs]);
});

test('taken out at the desk: a person is told once, and the time is free for others', async () => {
  const id = await fixture.booked();
  fixture.clinic.book = [];
  expect(await Promise.all([recheck(id), recheck(id)])).toEqual(['mended', 'mended']);
  const once = await fixture.snapshot(id);
  expect(once).toMatchObject({ slot: 'released', desk: ['visitGone'], events: ['review'], work: [], booking: { reviewReason: 'gone' } });
  await recheck(id);
  expect(await fixture.snapshot(id)).toEqual(once);
});

test('of a visit that has begun it does not matter any more', async () => {
  const id = await fixture.booked({ visit: { startsAt: inMinutes(-5), endsAt: inMinutes(15) } });
  fixture.clinic.book = [];
  expect(await recheck(id)).toBe('asItShould');
  expect((await fixture.snapshot(id)).desk).toEqual([]);
});

test.each<[string, BookingChange]>([
  ['released', { releasedAt: new Date(Date.now() + 1_000) }],
  ['given up', { givenUpAt: new Date(Date.now() + 60_000) }],
  ['cancelled', { cancelledAt: new Date() }],
  ['booked under another number', { appointmentId: 799_999 }],
])('%s since we looked: nobody is told that it is gone', async (_, change) => {
  const id = await fixture.booked();
  const lookThenChange: typeof fixture.clinic.listAppointments = async () => {
    await fixture.store.inTransaction((transaction) => transaction.change(id, change));
    return { ok: true, value: [] };
  };
  await recheckVisit({ ...fixture.ports, clinic: { ...fixture.clinic, listAppointments: lookThenChange } }, id);
  expect(await fixture.snapshot(id)).toMatchObject({ desk: [], events: [], slot: 'booked' });
});

/** Two visits of one proven patient within a week; `isEarlier`: the other one was made first. */
async function tooNear({ isEarlier = true, isProven = true, change = {} as BookingChange, movedFrom = null as string | null } = {}) {
  const patientId = 80_000 + lastTwin;
  const visit = { provenPatientId: isProven ? patientId : null, movedFrom };
  const id = await fixture.booked({ visit, change: { patientId, appointmentId: 710_000 + lastTwin, ...change } });
  const other = fixture.clinic.book.find((one) => one.patientId === patientId);
  if (!other) throw new Error('an appointment');
  lastTwin += 1;
  fixture.clinic.book.push({ ...other, id: isEarlier ? other.id - 100_000 : other.id + 100_000, doctorId: 1 });
  return id;
}

test('two visits of one patient made at the same moment: the later one ends, is released, and is told', async () => {
  const id = await tooNear();
  expect(await recheck(id)).toBe('mended');
  const seen = await fixture.snapshot(id);
  expect(seen).toMatchObject({
    events: ['conflict'],
    booking: { conflictFoundAt: expect.any(Date), conflictingStartsAt: expect.any(Date) },
  });
  expect(seen.work).toEqual([`release-${seen.booking.appointmentId}`, 'tell-conflict-clinic']);
});

test.each<[string, Parameters<typeof tooNear>[0]]>([
  ['was made first', { isEarlier: false }],
  ['is paid', { change: { paidAt: inMinutes(-1) } }],
  ['was confirmed in writing', { change: { confirmedAt: inMinutes(-1) } }],
  ['nobody has proven to be the patient of', { isProven: false }],
])('a visit that %s stands, however near another one is', async (_, given) => {
  const id = await tooNear(given);
  const before = await fixture.snapshot(id);
  expect(await recheck(id)).toBe('asItShould');
  expect(await fixture.snapshot(id)).toEqual(before);
});

test('the visit that this one is to replace is not in its way', async () => {
  const old = await fixture.booked({ change: { appointmentId: 610_000 + lastTwin } });
  const id = await tooNear({ movedFrom: old });
  expect(await recheck(id)).toBe('asItShould');
});

test('where the clinic was never asked it is not looked at', async () => {
  for (const id of [await fixture.received(), await fixture.received({ change: { ...unheardOf, patientId: null } }), randomUUID()])
    expect(await recheck(id)).toBe('asItShould');
  expect(fixture.clinic.asked).toEqual([]);
});

test('a worker that dies at whichever statement leaves nothing half done, and the next one comes to the same', async () => {
  const ids = await crashAtEachStatement(fixture.store, {
    arrange: async () => {
      const id = await fixture.booked();
      fixture.clinic.book = [];
      return id;
    },
    act: (store, id) => recheckVisit({ ...fixture.ports, store }, id),
  });
  const [undisturbed, ...survived] = await Promise.all(ids.map(async (id) => outline(await fixture.snapshot(id))));
  expect(undisturbed).toMatchObject({ desk: ['visitGone'], slot: 'released' });
  expect(survived.length).toBeGreaterThan(3);
  for (const end of survived) expect(end).toEqual(undisturbed);
});
