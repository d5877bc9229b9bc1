import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { type BookingFixture, createBookingFixture } from '@clinic/core/adapters/database/bookings/testing/booking-fixture';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { inMinutes } from '@clinic/core/booking/testing/pending-visit';
import type { AppointmentType, ClinicService, Doctor } from '@clinic/core/clinic/clinic-service';
import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { ok } from '@clinic/core/kernel/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOtherHours } from './read-other-hours.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.pool.query('truncate core.bookings, core.slot_holds cascade'));

const doctorId = 501;
const day = addDays(inLisbon(new Date()).day, 10);
const times = ['10:00', '10:20', '10:40', '11:00', '11:20', '11:40', '12:00'];

/** Five days from now, all with one doctor; the clinic has another day of theirs free. */
async function cancelledVisits(pressedAt: Date[]) {
  const type = { id: 462, minutes: 20, doctorIds: [doctorId] } as AppointmentType;
  const clinic = {
    ...fixture.clinic,
    listDoctors: async () => ok([{ id: doctorId, clinicalName: 'Dra. Exemplo' } as Doctor]),
    listAppointmentTypes: async () => ok([type]),
    listFreeDays: async () => ok([{ doctorId, date: day, times }]),
  } satisfies ClinicService;
  const read = readOtherHours({ clinic, tables: bookingTables(createDatabase(fixture.pool)), origin: 'https://exemplo.pt' });
  const ids: string[] = [];
  for (const [index, cancelledAt] of pressedAt.entries()) {
    const [startsAt, endsAt] = [inMinutes(7_200 + index * 20), inMinutes(7_220 + index * 20)];
    const change = { cancelledAt, clinicCancelReason: 'doctorAway' } as const;
    ids.push(await fixture.booked({ visit: { doctorId, startsAt, endsAt }, change }));
  }
  const hours: string[][] = [];
  for (const id of ids) {
    const booking = await fixture.store.read(id);
    hours.push(booking ? (await read(booking)).map(({ startsAt }) => inLisbon(startsAt).time) : []);
    await fixture.store.inTransaction((transaction) => transaction.releaseHold(id));
  }
  return hours;
}

test('the letters of one press do not send everybody to the same hours', async () => {
  const now = Date.now();
  const [first = [], second = [], third = []] = await cancelledVisits([0, 1, 1].map((ms) => new Date(now - 1_000 + ms)));
  expect(first).toHaveLength(2);
  expect(new Set([...first, ...second, ...third]).size).toBe(6);
});

test('what was proposed long before is proposed again: it was not kept', async () => {
  const [first, second] = await cancelledVisits([inMinutes(-60), inMinutes(-1)]);
  expect(second).toEqual(first);
});
