import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { inMinutes } from '../testing/pending-visit.ts';
import { announceVisit } from './announce-visit.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

const atClinic = { paymentMethod: null, mbwayPhone: null, payBy: null };

test('a visit paid at the clinic is told in writing, once, however often its work is done', async () => {
  const id = await fixture.booked({ visit: atClinic, payments: [] });
  expect(await announceVisit(fixture.store, id)).toBe('announced');
  const once = await fixture.snapshot(id);
  expect(once.work).toEqual(['tell-scheduled-0']);
  expect(await announceVisit(fixture.store, id)).toBe('announced');
  expect(await fixture.snapshot(id)).toEqual(once);
});

test('a visit to be paid ahead is told with the payment details, which are asked for next', async () => {
  const id = await fixture.booked({ payments: [] });
  expect(await announceVisit(fixture.store, id)).toBe('toBePaid');
  expect((await fixture.snapshot(id)).work).toEqual([]);
});

test('paid while the worker was away: the money was told, and no second letter comes when its work is done again', async () => {
  const id = await fixture.booked({ change: { paidAt: inMinutes(-1) } });
  expect(await announceVisit(fixture.store, id)).toBe('announced');
  expect((await fixture.snapshot(id)).work).toEqual([]);
});

test('a visit that was cancelled meanwhile is not told', async () => {
  const id = await fixture.booked({ visit: atClinic, payments: [], change: { cancelledAt: inMinutes(-1) } });
  expect(await announceVisit(fixture.store, id)).toBe('ended');
  expect((await fixture.snapshot(id)).work).toEqual([]);
});
