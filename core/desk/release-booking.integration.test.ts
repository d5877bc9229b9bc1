import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../adapters/database/bookings/testing/booking-fixture.ts';
import { deskStore } from '../adapters/database/desk/desk-store.ts';
import { keptCents } from '../booking/model/money-to-return.ts';
import { inMinutes } from '../booking/testing/pending-visit.ts';
import { testDataKeys } from '../secrets/test-data-keys.ts';
import { cancelForClinic } from './absence/cancel-for-clinic.ts';
import { type LateMoneyDecision, releaseByDesk } from './release-booking.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

const press = (bookingId: string) => ({
  store: deskStore(fixture.pool, fixture.dbos, testDataKeys),
  ...{ staff: { id: 3, name: 'Rita do Balcão' }, bookingId, requestId: randomUUID() },
});
const release = (id: string, money: LateMoneyDecision | null) => releaseByDesk(press(id), { money, noticeHours: 24 });
const visitIn = (hours: number, isPaid = true) =>
  fixture.booked({
    visit: { startsAt: inMinutes(hours * 60), endsAt: inMinutes(hours * 60 + 20) },
    payments: isPaid ? [{ paidAt: inMinutes(-10), transactionId: randomUUID(), paidCents: 9_000 }] : [],
    ...(isPaid && { change: { paidAt: inMinutes(-10) } }),
  });
const kept = async (id: string) =>
  keptCents({ payments: await fixture.store.readPayments(id), refunds: await fixture.store.readRefunds(id) });
const told = async (id: string) => ({
  event: (await fixture.pool.query("select detail from core.booking_events where booking_id = $1 and kind = 'cancelledByDesk'", [id])).rows,
  audit: (await fixture.pool.query("select detail from core.audit_log where booking_id = $1 and action = 'release'", [id])).rows,
});

test('until the deadline all money goes back, and nobody is asked', async () => {
  const id = await visitIn(25);
  expect(await release(id, 'kept'), 'a form of another hour').toEqual({ ok: false, error: { kind: 'notChosen' } });
  expect(await release(id, null)).toEqual({ ok: true, value: 'done' });
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'cancelled', refunds: ['9000 cancelled'], desk: ['refundDue'] });
  expect(await told(id)).toEqual({ event: [{ detail: {} }], audit: [{ detail: {} }] });
});

test('after it nothing is cancelled before somebody has said what becomes of the money', async () => {
  const id = await visitIn(23);
  expect(await release(id, null)).toEqual({ ok: false, error: { kind: 'notChosen' } });
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'confirmed', refunds: [], events: [] });
  expect((await told(id)).audit).toEqual([]);
});

test.each<[LateMoneyDecision, string[], string[], number]>([
  ['returned', ['9000 cancelled'], ['refundDue'], 0],
  ['kept', [], [], 9_000],
])('decided after the deadline, it is done and on record with who decided: %s', async (money, refunds, desk, keptThen) => {
  const id = await visitIn(23);
  expect(await release(id, money)).toEqual({ ok: true, value: 'done' });
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'cancelled', refunds, desk });
  expect(await told(id)).toEqual({ event: [{ detail: { money } }], audit: [{ detail: { money } }] });
  expect(await kept(id)).toBe(keptThen);
});

test('where nothing was paid there is nothing to decide, however late it is', async () => {
  const id = await visitIn(23, false);
  expect(await release(id, null)).toEqual({ ok: true, value: 'done' });
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'cancelled', refunds: [] });
});

test('what the clinic cancels goes back, however late it is', async () => {
  const id = await visitIn(1);
  expect(await cancelForClinic(press(id), 'emergency')).toEqual({ ok: true, value: 'done' });
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'cancelled', refunds: ['9000 cancelled'] });
});
