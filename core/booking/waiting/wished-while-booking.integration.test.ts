import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { waitingStore } from '../../adapters/database/waiting/waiting-store.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { cancelBooking } from '../appointment/cancel-booking.ts';
import { endBooking } from '../appointment/end-booking.ts';
import { recordVisit } from '../appointment/record-visit.ts';
import { type Submission, submitBooking } from '../form/submit-booking.ts';
import type { BookingChange } from '../model/booking.ts';
import type { WaitingWishes } from '../model/waiting-wishes.ts';
import { crashAtEachStatement } from '../testing/crashing-store.ts';
import { inMinutes, pendingPatient } from '../testing/pending-visit.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

const earlierWishes: WaitingWishes = { anyDoctor: true, doctorIds: [203], weekdays: [0, 4], dayParts: ['morning'], noticeHours: 48 };
const place = { ...earlierWishes, doctorIds: [202, 203] };
const waiting = () => waitingStore(fixture.pool, fixture.dbos, testDataKeys);
let appointments = 700_000;
const record = (id: string, store = fixture.store) => recordVisit(store, id, { appointmentId: ++appointments, adopted: false });
const places = async (id: string) =>
  (await fixture.pool.query<{ left: boolean }>(`select left_at is not null as left from core.waiting_entries where booking_id = $1`, [id]))
    .rows;

let hours = 24 * 14;
/** Sent by the last button of the wizard; each has an hour of its own. */
const submission = (more: Partial<Submission> = {}): Submission => {
  hours += 1;
  return {
    ...({ id: randomUUID(), locale: 'pt', mode: 'inPerson', typeId: 462, typeName: '', subSpecialty: 'routine' } as const),
    ...{ hadConsultation: false, insured: false, preferredDoctorId: 0, visitorTimeZone: null, bookedBy: null, provenPatientId: null },
    ...{ startsAt: inMinutes(hours * 60), endsAt: inMinutes(hours * 60 + 20), patient: pendingPatient },
    ...{ candidates: [{ doctorId: 202, doctorName: 'Dra. Exemplo' }], contactDigest: `digest-${hours}`, contactProvenAt: new Date() },
    ...{ priceCents: 9_000, subjectToAuthorisation: false, paymentMethod: null, mbwayPhone: null, movedFrom: null, earlierWishes },
    ...more,
  };
};
async function submitted(more: Partial<Submission> = {}): Promise<string> {
  const asked = submission(more);
  expect(await submitBooking(fixture.store, asked, new Date())).toMatchObject({ ok: true });
  return asked.id;
}

test('the wish is kept with the booking, and nobody waits before the visit is in the book', async () => {
  const id = await submitted();
  expect((await fixture.store.read(id))?.earlierWishes).toEqual(earlierWishes);
  expect(await waiting().entryOf(id)).toBeNull();
  expect(await record(id)).toBe('booked');
  expect(await waiting().entryOf(id)).toMatchObject(place);
  expect((await waiting().waitingFor(462)).map(({ booking }) => booking.id)).toContain(id);
});

test('whoever wished for nothing waits for nothing', async () => {
  const id = await submitted({ earlierWishes: null });
  await record(id);
  expect(await places(id)).toEqual([]);
});

test('a submission that is undone leaves no wish', async () => {
  const taken = submission();
  await submitBooking(fixture.store, taken, new Date());
  const late = submission({ startsAt: taken.startsAt, endsAt: taken.endsAt });
  expect(await submitBooking(fixture.store, late, new Date())).toEqual({ ok: false, error: { kind: 'slotTaken' } });
  expect(await fixture.store.read(late.id)).toBeNull();
});

const gone: [string, (id: string) => Promise<unknown>][] = [
  ['the hour was taken at the desk', (id) => endBooking(fixture.store, id, { failure: 'slotTaken' })],
  ['the patient cancels before it is booked', (id) => cancelBooking(fixture.store, id, 0)],
  ['another visit is too near', (id) => change(id, { conflictFoundAt: new Date() })],
];
const change = (id: string, facts: BookingChange) => fixture.store.inTransaction((transaction) => transaction.change(id, facts));

test.each(gone)('nobody waits where %s, not even if the clinic makes the appointment afterwards', async (_, end) => {
  const id = await submitted();
  await end(id);
  expect(await record(id)).toBe('ended');
  expect(await places(id)).toEqual([]);
});

test('asked for in the wizard and again on the page it is one place, with what was said last', async () => {
  const id = await submitted();
  await record(id);
  const joined = (await waiting().entryOf(id))?.joinedAt;
  await waiting().join(id, { ...place, noticeHours: 4 });
  expect(await places(id)).toEqual([{ left: false }]);
  expect(await waiting().entryOf(id)).toMatchObject({ noticeHours: 4, joinedAt: joined });
});

test('whoever has left the list is not put on it again where late money books the visit anew', async () => {
  const id = await submitted({ paymentMethod: 'multibanco' });
  await record(id);
  await waiting().leave(id);
  await change(id, { givenUpAt: new Date(), releasedAt: new Date(), paidLateAt: new Date() });
  expect(await record(id)).toBe('booked');
  expect(await places(id)).toEqual([{ left: true }]);
});

test('the same appointment reported twice at one moment is one place', async () => {
  const id = await submitted();
  expect(await Promise.all([record(id), record(id)])).toEqual(['booked', 'booked']);
  expect(await places(id)).toEqual([{ left: false }]);
});

test('a worker that dies at any statement leaves either no visit and no place, or both, and a retry gives both', async () => {
  const ids = await crashAtEachStatement(fixture.store, {
    arrange: () => submitted(),
    act: async (store, id) => {
      const booked = (await fixture.store.read(id))?.bookedAt ?? null;
      expect(await places(id)).toHaveLength(booked ? 1 : 0);
      await record(id, store);
    },
  });
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) expect(await waiting().entryOf(id)).toMatchObject(place);
});
