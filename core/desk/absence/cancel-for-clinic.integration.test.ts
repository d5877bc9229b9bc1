import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { deskStore } from '../../adapters/database/desk/desk-store.ts';
import { releaseBooking } from '../../booking/appointment/release-visit.ts';
import { inMinutes } from '../../booking/testing/pending-visit.ts';
import { ServiceUnavailable } from '../../clinic/service-unavailable.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { cancelForClinic } from './cancel-for-clinic.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.clinic.turns.unschedule = [];
});

const staff = { id: 3, name: 'Rita do Balcão' };
const cancel = (bookingId: string) =>
  cancelForClinic({ store: deskStore(fixture.pool, fixture.dbos, testDataKeys), staff, bookingId, requestId: randomUUID() }, 'doctorAway');
const letters = async (id: string) => (await fixture.snapshot(id)).work.filter((work) => work.startsWith('tell-'));
const sequence = async (id: string) => (await fixture.snapshot(id)).booking.sequence;

test('a clinic’s program that is down keeps no patient from being told: the letter is asked for with the press, and once', async () => {
  const id = await fixture.booked({ change: { confirmedAt: inMinutes(-5) } });
  expect(await cancel(id)).toEqual({ ok: true, value: 'done' });
  expect(await letters(id)).toEqual(['tell-cancelled-visit']);
  fixture.clinic.turns.unschedule = ['silent'];
  await expect(releaseBooking(fixture.ports, id)).rejects.toThrow(ServiceUnavailable);
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'cancelled', slot: 'booked', booking: { releasedAt: null } });
  await releaseBooking(fixture.ports, id);
  expect(await fixture.snapshot(id)).toMatchObject({ slot: 'released', booking: { releasedAt: expect.any(Date) } });
  expect(await letters(id)).toEqual(['tell-cancelled-visit']);
});

test('the letter takes the visit out of calendars that have it, and the release after it counts no further', async () => {
  const told = await fixture.booked({ change: { confirmedAt: inMinutes(-5) } });
  const untold = await fixture.booked();
  for (const id of [told, untold]) await cancel(id);
  expect([await sequence(told), await sequence(untold)]).toEqual([1, 0]);
  for (const id of [told, untold]) await releaseBooking(fixture.ports, id);
  expect([await sequence(told), await sequence(untold)]).toEqual([1, 0]);
});
