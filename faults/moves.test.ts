import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import { submitBooking } from '@clinic/core/booking/form/submit-booking';
import { expect } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { bookingStatusOf, test, waitForStatus } from './harness/harness-test.ts';
import { toldToPay } from './harness/money.ts';
import { appointmentsAt, getsLetters, holdsOf, lettersTo } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit, type When } from './harness/visits.ts';

const times = bookableTimes();
const at = ({ doctorId, date, time }: When) => [doctorId, date, time] as const;

const moved = (from: ReturnType<typeof visit>, when: When) =>
  visit(when, { movedFrom: from.id, patient: from.patient, paymentMethod: from.paymentMethod });

test('a paid visit is moved: the new one is made first, the old one goes, the money comes along', async ({ harness, workers }) => {
  await workers.current();
  const [oldTime, newTime] = [times.next().value, times.next().value];
  const old = visit(oldTime, { paymentMethod: 'multibanco' });
  const { orderId, heard } = await toldToPay(harness, await submit(harness, old));
  await harness.pay(orderId, { callback: 'lose' });
  await heard();
  await waitForStatus(harness, old.id, 'confirmed');
  await getsLetters(harness, old.patient.email, ['confirmed', 'paymentDetails']);
  const next = moved(old, newTime);
  await submit(harness, next);
  await waitForStatus(harness, next.id, 'confirmed');
  await eventually(async () => (await holdsOf(harness, old.id)).length === 0, 'the old slot is free');
  expect([await bookingStatusOf(harness, old.id), (await appointmentsAt(harness, ...at(oldTime))).length]).toEqual(['moved', 0]);
  expect(await appointmentsAt(harness, ...at(newTime))).toHaveLength(1);
  expect((await harness.store.readPayments(next.id)).map((payment) => payment.orderId)).toEqual([orderId]);
  await getsLetters(harness, old.patient.email, ['confirmed', 'moved', 'paymentDetails']);
  const again = await submitBooking(harness.store, next, new Date());
  expect(again).toEqual({ ok: true, value: { id: next.id } });
});

test('an unpaid visit is moved: its reference stays good until the same deadline', async ({ harness, workers }) => {
  await workers.current();
  const old = visit(times.next().value, { paymentMethod: 'multibanco' });
  const { orderId, heard } = await toldToPay(harness, await submit(harness, old));
  const next = moved(old, times.next().value);
  await submit(harness, next);
  await waitForStatus(harness, old.id, 'moved');
  const [before, after] = await Promise.all([old, next].map(({ id }) => harness.store.read(id)));
  expect(after?.payBy).toEqual(before?.payBy);
  await harness.pay(orderId, { callback: 'lose' });
  await heard();
  await waitForStatus(harness, next.id, 'confirmed');
  await getsLetters(harness, old.patient.email, ['confirmed', 'moved', 'paymentDetails']);
});

test('two moves of one visit at once: one succeeds, and nothing is left of the other', async ({ harness, workers }) => {
  await workers.current();
  const old = visit(times.next().value);
  await submit(harness, old);
  await getsLetters(harness, old.patient.email, ['scheduled']);
  const wanted = [times.next().value, times.next().value];
  const both = wanted.map((when) => moved(old, when));
  await Promise.all(both.map((next) => submit(harness, next)));
  await eventually(async () => ['conflict,scheduled', 'failed,scheduled'].includes((await ends()).join()), 'one wins');
  await eventually(async () => (await inTheBook()) === 1, 'one appointment is left');
  const held = async () => (await Promise.all([old, ...both].map(({ id }) => holdsOf(harness, id)))).flat();
  await expect.poll(held, { timeout: 20_000 }).toEqual(['booked']);
  const letters = () => lettersTo(harness, old.patient.email);
  await eventually(async () => (await letters()).includes('moved'), 'the patient hears of the move');
  expect(await letters()).not.toContain('cancelled');

  async function ends() {
    return (await Promise.all(both.map(({ id }) => bookingStatusOf(harness, id)))).sort();
  }
  async function inTheBook() {
    const found = await Promise.all(wanted.map((when) => appointmentsAt(harness, ...at(when))));
    return found.flat().length;
  }
});

test('a move that is cancelled on the way: the old appointment is kept', async ({ harness, workers }) => {
  await workers.current();
  const oldTime = times.next().value;
  const old = visit(oldTime);
  await submit(harness, old);
  await waitForStatus(harness, old.id, 'scheduled');
  const newTime = times.next().value;
  const next = moved(old, newTime);
  await harness.fault({ operation: 'appointmentCreate', kind: 'slow', ms: 2_000, times: 1 });
  await harness.untilCalled('appointmentCreate', () => submit(harness, next));
  await cancelBooking(harness.store, next.id, 0);
  await eventually(async () => (await harness.store.read(next.id))?.releasedAt, 'the new one is undone');
  expect(await appointmentsAt(harness, ...at(newTime))).toHaveLength(0);
  expect(await appointmentsAt(harness, ...at(oldTime))).toHaveLength(1);
  expect(await bookingStatusOf(harness, old.id)).toBe('scheduled');
});

test('a booking that was moved cannot be moved again through its old link', async ({ harness, workers }) => {
  await workers.current();
  const old = visit(times.next().value);
  await submit(harness, old);
  await waitForStatus(harness, old.id, 'scheduled');
  await submit(harness, moved(old, times.next().value));
  await waitForStatus(harness, old.id, 'moved');
  const again = await submitBooking(harness.store, moved(old, times.next().value), new Date());
  expect(again).toEqual({ ok: false, error: { kind: 'notMovable' } });
});
