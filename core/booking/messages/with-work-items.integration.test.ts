import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { askForReview } from '../appointment/ask-for-review.ts';
import { cancelBooking } from '../appointment/cancel-booking.ts';
import { endBooking } from '../appointment/end-booking.ts';
import type { ReviewReason } from '../model/booking.ts';
import { bookingStatus } from '../model/booking-status.ts';
import { inMinutes, pendingVisit } from '../testing/pending-visit.ts';
import { patientRefusals, workOfReview } from './promises.ts';

let database: ThrowawayStore;
let pool: pg.Pool;
let dbos: DBOSClient;
beforeAll(async () => {
  database = await createThrowawayStore();
  ({ pool, dbos } = database);
});
afterAll(() => database.close());
beforeEach(() => pool.query('truncate core.bookings, core.work_items, core.payments, core.refund_tasks, dbos.workflow_status cascade'));

const store = () => bookingStore(pool, dbos, testDataKeys);
const notBooked = { bookedAt: null, appointmentId: null };
const paid = { paidAt: new Date(), transactionId: 't1', paidCents: 9_000 };
const open = async (bookingId: string) =>
  (
    await pool.query<{ kind: string }>(
      `select kind from core.work_items where subject_kind = 'booking' and subject_id = $1 and closed_at is null order by id`,
      [bookingId],
    )
  ).rows.map(({ kind }) => kind);
const letters = async () =>
  (
    await pool.query<{ workflow_uuid: string }>(`select workflow_uuid from dbos.workflow_status where workflow_uuid like 'tell-%'`)
  ).rows.map(({ workflow_uuid }) => workflow_uuid.slice('tell-'.length + 37));

test.each(patientRefusals)(
  'the clinic refuses the patient (%s): the letter, the desk’s work and the state all say that a person calls',
  async (failure) => {
    const id = await pendingVisit(store(), [], {}, notBooked);
    await endBooking(store(), id, { failure });
    expect(await open(id)).toEqual(['clinicRefused']);
    expect(await letters()).toEqual([`needsPerson-${failure}`]);
    const booking = await store().read(id);
    expect(booking).toMatchObject({ failureKind: failure, reviewReason: 'clinicRefused' });
    expect(booking && bookingStatus(booking)).toBe('needsReview');
  },
);

test('who can choose another time alone is not called', async () => {
  const id = await pendingVisit(store(), [], {}, notBooked);
  await endBooking(store(), id, { failure: 'slotTaken' });
  expect(await open(id)).toEqual([]);
  expect(await letters()).toEqual(['slotTaken-slotTaken']);
});

test.each(Object.entries(workOfReview))(
  'a review (%s) is work at the desk (%s), once, told to the patient or not',
  async (reason, kind) => {
    const id = await pendingVisit(store(), []);
    for (const tellPatient of [true, false, true]) await askForReview(store(), id, { reason: reason as ReviewReason, tellPatient });
    expect(await open(id)).toEqual([kind]);
  },
);

test('money that goes back is work at the desk, one for the booking; a second look at the same money opens none anew', async () => {
  const id = await pendingVisit(store(), [paid]);
  await cancelBooking(store(), id, 24);
  expect(await open(id)).toEqual(['refundDue']);
  await pool.query('update core.refund_tasks set refunded_at = now()');
  await pool.query('update core.work_items set closed_at = now()');
  const refund = { bookingId: id, paymentId: (await store().readPayments(id))[0]?.id ?? '', transactionId: 't1', amountCents: 9_000 };
  await store().inTransaction((transaction) => transaction.addRefund({ ...refund, reason: 'cancelled' }, new Date()));
  expect(await open(id)).toEqual([]);
});

test('nothing of it is there if its transaction is not', async () => {
  const id = await pendingVisit(store(), []);
  const failing = store().inTransaction(async (transaction) => {
    await transaction.enqueueWork({ kind: 'tell', bookingId: id, mail: 'needsPerson', about: 'stuck' });
    throw new Error('the database went away');
  });
  await expect(failing).rejects.toThrow('went away');
  expect([await open(id), await letters()]).toEqual([[], []]);
});

test('a letter that promises a call for a reason of its own is still work', async () => {
  const id = await pendingVisit(store(), []);
  await store().inTransaction((transaction) => transaction.enqueueWork({ kind: 'tell', bookingId: id, mail: 'needsPerson', about: 'new' }));
  expect(await open(id)).toEqual(['callPatient']);
});

test('what waits goes with a visit that is moved; what the old hour needed does not', async () => {
  const [from, to] = [await pendingVisit(store(), []), await pendingVisit(store(), [])];
  await store().inTransaction(async (transaction) => {
    for (const kind of ['identityToCheck', 'wrongAmount', 'videoLinkMissing', 'noteToPass', 'refundDue'] as const)
      await transaction.openWorkItem({ kind, subject: { kind: 'booking', id: from } });
    await transaction.openWorkItem({ kind: 'wrongAmount', subject: { kind: 'booking', id: to } });
    await transaction.moveWorkItems(from, to);
  });
  expect([await open(from), (await open(to)).sort()]).toEqual([['refundDue'], ['identityToCheck', 'wrongAmount']]);
});

test('moved to an earlier hour, the visit takes its authorisation along with the time by which it is needed now', async () => {
  const from = await pendingVisit(store(), [], { startsAt: inMinutes(20 * 24 * 60), endsAt: inMinutes(20 * 24 * 60 + 20) });
  const to = await pendingVisit(store(), []);
  const due = async (bookingId: string) =>
    (await pool.query<{ at: Date }>('select due_at as at from core.work_items where subject_id = $1', [bookingId])).rows[0]?.at;
  const dueAt = inMinutes(19 * 24 * 60);
  await store().inTransaction((transaction) =>
    transaction.openWorkItem({ kind: 'authorisationDue', subject: { kind: 'booking', id: from }, dueAt }),
  );
  expect(await due(from)).toEqual(dueAt);
  await store().inTransaction((transaction) => transaction.moveWorkItems(from, to));
  expect((await due(to))?.getTime()).toBeLessThan(inMinutes(5 * 24 * 60).getTime());
});

test.each(['reminderCall', 'cannotCome', 'runningLate'] as const)('what was said of the old hour ends with it: %s', async (kind) => {
  const [from, to] = [await pendingVisit(store(), []), await pendingVisit(store(), [])];
  await store().inTransaction(async (transaction) => {
    await transaction.openWorkItem({ kind, subject: { kind: 'booking', id: from } });
    await transaction.moveWorkItems(from, to);
  });
  expect([await open(from), await open(to)]).toEqual([[], []]);
});

const ofTheVisit = ['videoLinkMissing', 'noteToPass', 'reminderCall', 'cannotCome', 'runningLate'] as const;
test.each(ofTheVisit)('nobody is called, written to or waited for about a cancelled visit: %s', async (kind) => {
  const id = await pendingVisit(store(), [], { mode: 'online' });
  await store().inTransaction((transaction) => transaction.openWorkItem({ kind, subject: { kind: 'booking', id } }));
  await cancelBooking(store(), id, 24);
  expect(await open(id)).toEqual([]);
});
