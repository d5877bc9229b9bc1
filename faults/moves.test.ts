import { cancelBooking } from '@clinic/core/booking/cancel-booking';
import { submitBooking } from '@clinic/core/booking/submit-booking';
import { expect } from 'vitest';
import { eventually } from './room/eventually.ts';
import { appointmentsAt, getsLetters, holdsOf, lettersTo } from './room/independent-reader.ts';
import { accepted } from './room/money.ts';
import { becomes, statusOf, submit, test } from './room/room-test.ts';
import { freeTimes, visit, type When } from './room/visits.ts';

const times = freeTimes();
const at = ({ doctorId, date, time }: When) => [doctorId, date, time] as const;

const moved = (from: ReturnType<typeof visit>, when: When) =>
  visit(when, { movedFrom: from.id, patient: from.patient, paymentMethod: from.paymentMethod });

test('a paid visit is moved: the new one is made first, the old one goes, the money comes along', async ({ room, workers }) => {
  await workers.current();
  const [oldTime, newTime] = [times.next().value, times.next().value];
  const old = visit(oldTime, { paymentMethod: 'multibanco' });
  const { orderId, heard } = await accepted(room, await submit(room, old));
  await room.pay(orderId, { callback: 'lose' });
  await heard();
  await becomes(room, old.id, 'confirmed');
  await getsLetters(room, old.patient.email, ['confirmed', 'paymentDetails']);
  const next = moved(old, newTime);
  await submit(room, next);
  await becomes(room, next.id, 'confirmed');
  await eventually(async () => (await holdsOf(room, old.id)).length === 0, 'the old slot is free');
  expect([await statusOf(room, old.id), (await appointmentsAt(room, ...at(oldTime))).length]).toEqual(['moved', 0]);
  expect(await appointmentsAt(room, ...at(newTime))).toHaveLength(1);
  expect((await room.store.readPayments(next.id)).map((payment) => payment.orderId)).toEqual([orderId]);
  await getsLetters(room, old.patient.email, ['confirmed', 'moved', 'paymentDetails']);
  const again = await submitBooking(room.store, next, new Date());
  expect(again).toEqual({ ok: true, value: { id: next.id } });
});

test('an unpaid visit is moved: its reference stays good until the same deadline', async ({ room, workers }) => {
  await workers.current();
  const old = visit(times.next().value, { paymentMethod: 'multibanco' });
  const { orderId, heard } = await accepted(room, await submit(room, old));
  const next = moved(old, times.next().value);
  await submit(room, next);
  await becomes(room, old.id, 'moved');
  const [before, after] = await Promise.all([old, next].map(({ id }) => room.store.read(id)));
  expect(after?.payBy).toEqual(before?.payBy);
  await room.pay(orderId, { callback: 'lose' });
  await heard();
  await becomes(room, next.id, 'confirmed');
  await getsLetters(room, old.patient.email, ['confirmed', 'moved', 'paymentDetails']);
});

test('two moves of one visit at once: one of them, and nothing is left of the other', async ({ room, workers }) => {
  await workers.current();
  const old = visit(times.next().value);
  await submit(room, old);
  await getsLetters(room, old.patient.email, ['scheduled']);
  const wanted = [times.next().value, times.next().value];
  const both = wanted.map((when) => moved(old, when));
  await Promise.all(both.map((next) => submit(room, next)));
  await eventually(async () => ['conflict,scheduled', 'failed,scheduled'].includes((await ends()).join()), 'one wins');
  await eventually(async () => (await inTheBook()) === 1, 'one appointment is left');
  const held = async () => (await Promise.all([old, ...both].map(({ id }) => holdsOf(room, id)))).flat();
  await expect.poll(held, { timeout: 20_000 }).toEqual(['booked']);
  const letters = () => lettersTo(room, old.patient.email);
  await eventually(async () => (await letters()).includes('moved'), 'the patient hears of the move');
  expect(await letters()).not.toContain('cancelled');

  async function ends() {
    return (await Promise.all(both.map(({ id }) => statusOf(room, id)))).sort();
  }
  async function inTheBook() {
    const found = await Promise.all(wanted.map((when) => appointmentsAt(room, ...at(when))));
    return found.flat().length;
  }
});

test('a move that is cancelled on the way: the old visit stands', async ({ room, workers }) => {
  await workers.current();
  const oldTime = times.next().value;
  const old = visit(oldTime);
  await submit(room, old);
  await becomes(room, old.id, 'scheduled');
  const newTime = times.next().value;
  const next = moved(old, newTime);
  await room.fault({ operation: 'appointmentCreate', kind: 'slow', ms: 2_000, times: 1 });
  await room.untilCalled('appointmentCreate', () => submit(room, next));
  await cancelBooking(room.store, next.id, 0);
  await eventually(async () => (await room.store.read(next.id))?.releasedAt, 'the new one is undone');
  expect(await appointmentsAt(room, ...at(newTime))).toHaveLength(0);
  expect(await appointmentsAt(room, ...at(oldTime))).toHaveLength(1);
  expect(await statusOf(room, old.id)).toBe('scheduled');
});

test('an old link cannot move what was moved', async ({ room, workers }) => {
  await workers.current();
  const old = visit(times.next().value);
  await submit(room, old);
  await becomes(room, old.id, 'scheduled');
  await submit(room, moved(old, times.next().value));
  await becomes(room, old.id, 'moved');
  const again = await submitBooking(room.store, moved(old, times.next().value), new Date());
  expect(again).toEqual({ ok: false, error: { kind: 'notMovable' } });
});
