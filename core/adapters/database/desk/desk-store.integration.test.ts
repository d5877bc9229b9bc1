import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '../../../booking/model/booking.ts';
import { hasOpenReview } from '../../../booking/model/open-review.ts';
import { bookUnproven, releaseUnproven } from '../../../desk/answer-unproven.ts';
import { checkIdentity, withdrawConfirmation } from '../../../desk/check-identity.ts';
import { markRefunded } from '../../../desk/mark-refunded.ts';
import { markReviewed } from '../../../desk/mark-reviewed.ts';
import { openFile } from '../../../desk/open-file.ts';
import { readQueue } from '../../../desk/read-queue.ts';
import { releaseByDesk } from '../../../desk/release-booking.ts';
import { reopenWork } from '../../../desk/reopen-work.ts';
import { retryWork } from '../../../desk/retry-work.ts';
import { bookedVisit, inDays, sampleBooking } from '../../../desk/testing/sample-booking.ts';
import { writeToPatient } from '../../../desk/write-to-patient.ts';
import { testDataKeys } from '../../../secrets/test-data-keys.ts';
import type { WorkItemKind } from '../../../work-items/work-item.ts';
import { bookingStore } from '../bookings/booking-store.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import { createDatabase } from '../database.ts';
import { createThrowawayStore, type ThrowawayStore } from '../throwaway-store.ts';
import { deskStore } from './desk-store.ts';

let database: ThrowawayStore;
let pool: pg.Pool;
let dbos: DBOSClient;
beforeAll(async () => {
  database = await createThrowawayStore();
  ({ pool, dbos } = database);
});
afterAll(() => database.close());
beforeEach(() =>
  pool.query(
    'truncate core.bookings, core.work_items, core.patient_contacts, core.payments, core.refund_tasks, core.booking_drafts, core.audit_log, core.mails, dbos.workflow_status cascade',
  ),
);

const rita = { id: 3, name: 'Rita do Balcão' };
const store = () => deskStore(pool, dbos, testDataKeys);
const request = (bookingId: string, requestId = randomUUID()) => ({ store: store(), staff: rita, bookingId, requestId });
const contact = { name: 'Clínica', phone: '+351 210 000 000', phoneNote: 'rede fixa', email: 'geral@exemplo.pt' };
const letter = (text: string) => ({ text, contacts: { pt: contact, en: contact } });

async function keep(booking: Booking): Promise<string> {
  const { patient, bookedBy, ...more } = booking;
  const row = { ...more, patient: JSON.stringify(patient), bookedBy: bookedBy && JSON.stringify(bookedBy) };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  return booking.id;
}

async function keepPaid(booking: Booking): Promise<string> {
  const id = await keep(booking);
  await pool.query(
    `insert into core.payments (id, booking_id, order_id, provider, method, amount_cents, expires_at, requested_at, paid_at, transaction_id, paid_cents)
     values ($1, $2, $3, 'easypay', 'mbway', 9000, now(), now(), now(), $3, 9000)`,
    [randomUUID(), id, id.slice(0, 12)],
  );
  return id;
}

const audit = async () =>
  (await pool.query('select actor_id, actor, action, booking_id, detail from core.audit_log order by id')).rows as {
    actor: string;
    action: string;
    booking_id: string;
    detail: unknown;
  }[];
const works = async () =>
  (await pool.query<{ workflow_uuid: string }>('select workflow_uuid from dbos.workflow_status order by created_at')).rows.map(
    ({ workflow_uuid }) => workflow_uuid,
  );
const rowOf = async (id: string) => (await store().file(id))?.booking;
const kindsOf = async (id: string) => (await store().file(id))?.events.map(({ kind, actor }) => `${kind} ${actor}`);

test('every list and every look leaves a row: who, what, which booking, when', async () => {
  const id = await keep(bookedVisit());
  const question = { day: null, doctorId: null, state: null, page: 1 };
  const queue = await readQueue(store(), rita, question, new Date());
  expect(queue.lines).toMatchObject([{ id, patientName: 'Albano Exemplo', status: 'pendingPayment' }]);
  await openFile(store(), rita, id, { now: new Date(), keys: testDataKeys });
  expect(await audit()).toMatchObject([
    { actor_id: 3, actor: 'Rita do Balcão', action: 'list', booking_id: null, detail: { bookings: [id] } },
    { actor_id: 3, actor: 'Rita do Balcão', action: 'look', booking_id: id },
  ]);
});

test('a row of the audit cannot be changed afterwards', async () => {
  await store().recordView({ staff: rita, action: 'look', bookingId: randomUUID() });
  await expect(pool.query("update core.audit_log set actor = 'Outra'")).rejects.toThrow('never changed');
});

test('the same button pressed many times at once is one action, one audit row and one piece of work', async () => {
  const id = await keep(sampleBooking({ needsReviewAt: new Date(), reviewReason: 'stuck' }));
  const once = request(id);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => retryWork(once)));
  expect(outcomes.map((outcome) => outcome.ok && outcome.value).sort()).toEqual([
    'alreadyDone',
    'alreadyDone',
    'alreadyDone',
    'alreadyDone',
    'done',
  ]);
  expect(await works()).toEqual([`book-${id}-${once.requestId}`]);
  expect((await audit()).map(({ action }) => action)).toEqual(['retry']);
  expect(await kindsOf(id)).toEqual(['retried Rita do Balcão']);
});

test('what makes no sense any more is refused and leaves nothing behind', async () => {
  const id = await keep(bookedVisit({ cancelledAt: new Date(), releasedAt: new Date() }));
  for (const act of [retryWork, releaseByDesk, (pressed: ReturnType<typeof request>) => markReviewed(pressed, null)])
    expect(await act(request(id))).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await retryWork(request(randomUUID()))).toEqual({ ok: false, error: { kind: 'notFound' } });
  expect(await audit()).toEqual([]);
  expect(await works()).toEqual([]);
});

test('a visit released at the desk is cancelled, its money is to be given back, and the worker tells the clinic', async () => {
  const id = await keepPaid(bookedVisit({ paidAt: new Date(), appointmentId: 812 }));
  const asked = request(id);
  expect(await releaseByDesk(asked)).toEqual({ ok: true, value: 'done' });
  expect((await rowOf(id))?.cancelledAt).toBeInstanceOf(Date);
  expect((await store().file(id))?.refunds).toMatchObject([{ amountCents: 9000, reason: 'cancelled', refundedAt: null }]);
  expect(await works()).toEqual([`release-${id}-812-${asked.requestId}`]);
  expect(await kindsOf(id)).toEqual(['cancelledByDesk Rita do Balcão', 'refundDue system']);
});

test('money is given back once, by somebody with a name', async () => {
  const id = await keepPaid(bookedVisit({ paidAt: new Date() }));
  await releaseByDesk(request(id));
  const refundId = (await store().file(id))?.refunds[0]?.id ?? '';
  const other = await keep(bookedVisit());
  expect(await markRefunded(request(other), refundId, 'sameWay')).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await markRefunded(request(id), refundId, 'sameWay')).toEqual({ ok: true, value: 'done' });
  expect(await markRefunded(request(id), refundId, 'sameWay')).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect((await store().file(id))?.refunds).toMatchObject([{ refundedBy: 'Rita do Balcão', refundedAt: expect.any(Date) }]);
  expect((await audit()).map(({ action }) => action)).toEqual(['release', 'refunded']);
});

const openItems = async (id: string) => (await store().file(id))?.items.map(({ kind }) => kind);
const openFor = (id: string, kind: WorkItemKind) =>
  bookingStore(pool, dbos, testDataKeys).inTransaction((transaction) =>
    transaction.openWorkItem({ kind, subject: { kind: 'booking', id } }),
  );

test('the money went: the patient is written to, once for each refund, and the work is done when nothing is left to return', async () => {
  const id = await keepPaid(bookedVisit({ paidAt: new Date() }));
  await releaseByDesk(request(id));
  await pool.query(
    `insert into core.refund_tasks (booking_id, payment_id, transaction_id, amount_cents, reason, created_at)
     select booking_id, id, 'second', 4000, 'paidTwice', now() from core.payments where booking_id = $1`,
    [id],
  );
  const refunds = (await store().file(id))?.refunds.map((refund) => refund.id) ?? [];
  expect(await openItems(id)).toEqual(['refundDue']);
  await markRefunded(request(id), refunds[0] ?? '', 'sameWay');
  expect(await openItems(id)).toEqual(['refundDue']);
  await markRefunded(request(id), refunds[1] ?? '', 'transfer');
  await markRefunded(request(id), refunds[1] ?? '', 'transfer');
  expect(await openItems(id)).toEqual([]);
  expect((await works()).filter((work) => work.startsWith('tell-'))).toEqual(refunds.map((refund) => `tell-${id}-refunded-${refund}`));
  expect((await store().file(id))?.refunds).toMatchObject([{ refundedHow: 'sameWay' }, { refundedHow: 'transfer' }]);
});

const itemOf = async (id: string, kind: WorkItemKind) => (await store().file(id))?.items.find((item) => item.kind === kind)?.id ?? null;

test('a review that is settled takes its work and its call with it, and no other', async () => {
  const id = await keep(bookedVisit({ needsReviewAt: new Date(), reviewReason: 'wrongAmount' }));
  for (const kind of ['wrongAmount', 'callPatient', 'identityToCheck'] as const) await openFor(id, kind);
  expect(await markReviewed(request(id), await itemOf(id, 'wrongAmount'))).toEqual({ ok: true, value: 'done' });
  expect(await openItems(id)).toEqual(['identityToCheck']);
  expect(await rowOf(id)).toMatchObject({ reviewedAt: expect.any(Date) });
});

test('of two things to look at, the one that nobody has seen to stays open, and so does the review', async () => {
  const id = await keep(bookedVisit({ needsReviewAt: new Date(), reviewReason: 'gone' }));
  for (const kind of ['wrongAmount', 'visitGone', 'callPatient'] as const) await openFor(id, kind);
  const gone = await itemOf(id, 'visitGone');
  expect(await markReviewed(request(id), null), 'what came in since the page was opened').toMatchObject({ ok: false });
  expect(await markReviewed(request(id), gone)).toEqual({ ok: true, value: 'done' });
  expect(await openItems(id)).toEqual(['wrongAmount']);
  expect(await rowOf(id)).toMatchObject({ reviewedAt: null, reviewReason: 'gone' });
  expect(await markReviewed(request(id), gone), 'a colleague was first').toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await markReviewed(request(id), await itemOf(id, 'wrongAmount'))).toEqual({ ok: true, value: 'done' });
  expect(await rowOf(id)).toMatchObject({ reviewedAt: expect.any(Date) });
  expect((await store().file(id))?.events.map(({ kind, detail }) => [kind, detail['item']])).toEqual([
    ['reviewed', 'visitGone'],
    ['reviewed', 'wrongAmount'],
  ]);
});

test('a review that was closed by mistake is open again with its work and its reason', async () => {
  const id = await keep(bookedVisit({ needsReviewAt: new Date(), reviewReason: 'stuck' }));
  await openFor(id, 'stuck');
  const itemId = (await itemOf(id, 'stuck')) ?? '';
  await markReviewed(request(id), itemId);
  expect(await reopenWork({ store: store(), staff: rita, itemId, requestId: randomUUID() })).toMatchObject({ ok: true });
  expect(await openItems(id)).toEqual(['stuck']);
  expect(await rowOf(id)).toMatchObject({ reviewedAt: null, reviewReason: 'stuck' });
});

test('without a code: called and confirmed, the visit is made; in vain, the hour is free', async () => {
  const [real, vain] = [await keep(sampleBooking()), await keep(sampleBooking())];
  for (const id of [real, vain]) await openFor(id, 'contactUnproven');
  const asked = request(real);
  expect(await bookUnproven(asked)).toEqual({ ok: true, value: 'done' });
  expect(await bookUnproven(request(real))).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await releaseUnproven(request(vain))).toEqual({ ok: true, value: 'done' });
  expect((await works())[0]).toBe(`book-${real}-${asked.requestId}`);
  expect((await rowOf(vain))?.cancelledAt).toBeInstanceOf(Date);
  expect([await openItems(real), await openItems(vain)]).toEqual([[], []]);
  expect(await kindsOf(real)).toEqual(['retried Rita do Balcão', 'calledAndConfirmed Rita do Balcão']);
});

test('a confirmed contact is found by its digest under every key, and taken back under every key', async () => {
  const keys = testDataKeys;
  const id = await keep(bookedVisit({ patientId: 77 }));
  await checkIdentity(request(id), { how: 'documentByVideo', contacts: ['email', 'phone'], keys });
  const rotated = [{ id: 'new', secret: Buffer.alloc(32, 7) }, ...keys] as const;
  const confirmed = async () =>
    (await openFile(store(), rita, id, { now: new Date(), keys: rotated }))?.contacts.map((contact) => contact.confirmed?.by ?? null);
  expect(await confirmed()).toEqual(['Rita do Balcão', 'Rita do Balcão']);
  await withdrawConfirmation(request(id), { contact: 'email', keys: rotated });
  expect(await confirmed()).toEqual([null, 'Rita do Balcão']);
  await checkIdentity(request(id), { how: 'documentInPerson', contacts: ['email'], keys: rotated });
  expect(await confirmed()).toEqual(['Rita do Balcão', 'Rita do Balcão']);
  expect(JSON.stringify([await audit(), (await store().file(id))?.events])).not.toContain('albano');
});

test('what was reviewed leaves the queue, and comes back when it happens again', async () => {
  const id = await keep(bookedVisit({ cancelledAt: new Date(), needsReviewAt: new Date(), reviewReason: 'notReleased' }));
  expect(await markReviewed(request(id), null)).toEqual({ ok: true, value: 'done' });
  expect(await rowOf(id)).toMatchObject({ reviewedAt: expect.any(Date), reviewReason: null });
  const gone = await keep(bookedVisit({ needsReviewAt: new Date(), reviewReason: 'gone' }));
  await markReviewed(request(gone), null);
  expect(await rowOf(gone), 'seen by every look at the book: must not come back each night').toMatchObject({ reviewReason: 'gone' });
});

test('a letter goes out once by the mail queue; its words stand in no audit row and no event', async () => {
  const id = await keep(bookedVisit());
  const asked = request(id);
  expect(await writeToPatient(asked, letter('  O médico chega mais tarde.\r\n\r\nPode vir às 11:00? '))).toEqual({
    ok: true,
    value: 'done',
  });
  expect(await writeToPatient(asked, letter('Outra vez a mesma mensagem.'))).toEqual({ ok: true, value: 'alreadyDone' });
  const { rows } = await pool.query('select recipient, subject, text from core.mails');
  expect(rows).toMatchObject([
    { recipient: 'albano@exemplo.pt', text: expect.stringContaining('O médico chega mais tarde.\n\nPode vir às 11:00?') },
  ]);
  expect(await works()).toHaveLength(1);
  expect(JSON.stringify([await audit(), (await store().file(id))?.events])).not.toContain('médico');
});

test.each([
  ['Curto', 'tooShort'],
  ['a'.repeat(2001), 'tooLong'],
])('a letter of the wrong length is not sent', async (text, kind) => {
  const id = await keep(bookedVisit());
  expect(await writeToPatient(request(id), letter(text))).toEqual({ ok: false, error: { kind } });
  expect(await works()).toEqual([]);
});

test('the list reads a day, a doctor, or from today on; what needs a person however old', async () => {
  const old = await keep(bookedVisit({ startsAt: inDays(-200), needsReviewAt: new Date(), reviewReason: 'paidTwice' }));
  await keep(bookedVisit({ startsAt: inDays(-200), paidAt: inDays(-201) }));
  const coming = await keep(bookedVisit({ startsAt: inDays(3), doctorId: 203 }));
  const found = async (filter: { day?: string; doctorId?: number }) =>
    (await store().candidates({ day: null, doctorId: null, ...filter }, new Date())).map(({ id }) => id).sort();
  expect(await found({})).toEqual([old, coming].sort());
  expect(await found({ doctorId: 203 })).toEqual([coming]);
  const day = inDays(3).toLocaleDateString('sv-SE', { timeZone: 'Europe/Lisbon' });
  expect(await found({ day })).toEqual([coming]);
});

test('no booking that needs a person is missed by the reading, whatever its facts', async () => {
  const past = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute));
  let seed = 7;
  const dice = (sides: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % sides;
  };
  const maybe = () => (dice(3) === 0 ? past(dice(60)) : null);
  const expected: string[] = [];
  const another = await keep(sampleBooking({ startsAt: past(0) }));
  for (let index = 0; index < 400; index++) {
    const booking = sampleBooking({
      startsAt: past(0),
      conflictFoundAt: maybe(),
      bookedAt: maybe(),
      paidAt: maybe(),
      paidLateAt: maybe(),
      confirmedAt: maybe(),
      cancelledAt: maybe(),
      movedTo: dice(4) === 0 ? another : null,
      releasedAt: maybe(),
      failedAt: maybe(),
      needsReviewAt: maybe(),
      reviewedAt: maybe(),
    });
    await keep(booking);
    if (hasOpenReview(booking)) expected.push(booking.id);
  }
  const read = new Set((await store().candidates({ day: null, doctorId: null }, new Date())).map(({ id }) => id));
  expect(expected.length).toBeGreaterThan(50);
  expect(expected.filter((id) => !read.has(id))).toEqual([]);
});
