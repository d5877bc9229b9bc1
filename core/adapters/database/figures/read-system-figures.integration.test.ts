import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '../../../booking/model/booking.ts';
import { inMinutes } from '../../../booking/testing/pending-visit.ts';
import { sampleBooking } from '../../../desk/testing/sample-booking.ts';
import { workerLockClass } from '../../dbos/application.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import { createDatabase, createPool } from '../database.ts';
import { createMigratedDatabase } from '../throwaway-migrated.ts';
import { keepServiceFacts } from './outside-services.ts';
import { readSystemFigures } from './read-system-figures.ts';

let admin: pg.Pool;
let worker: pg.Pool;
let backoffice: pg.Pool;
beforeAll(async () => {
  const { url, roles } = await createMigratedDatabase();
  [admin, worker, backoffice] = [createPool(url, () => {}), createPool(roles.worker, () => {}), createPool(roles.backoffice, () => {})];
});
afterAll(() => Promise.all([admin.end(), worker.end(), backoffice.end()]));

const figures = () => readSystemFigures(createDatabase(worker));

async function keep(more: Partial<Booking>): Promise<string> {
  const { patient, bookedBy, ...booking } = sampleBooking(more);
  const row = { ...booking, patient: JSON.stringify(patient), bookedBy: bookedBy && JSON.stringify(bookedBy), vatDigest: null };
  await bookingTables(createDatabase(admin)).insertInto('bookings').values(row).execute();
  return booking.id;
}

test('an empty system has nothing that waits, and the back office reads the same as the worker', async () => {
  const empty = { count: 0, oldestAt: null };
  const read = await figures();
  expect(read).toMatchObject({
    bookings: { received: empty, pendingPayment: empty, needsReview: empty },
    ...{ work: [], desk: [], uploads: empty, services: [], workersAlive: 0 },
    waitingList: { entries: empty, hoursHeld: 0 },
    money: { noticedLate: 0, paidLate: 0, unasked: empty, refundsDue: empty },
  });
  expect({ ...(await readSystemFigures(createDatabase(backoffice))), readAt: read.readAt }).toEqual(read);
});

test('bookings without an outcome, unpaid and to be reviewed are told apart, with the oldest', async () => {
  const submittedAt = inMinutes(-30);
  await keep({ submittedAt, bookedAt: null, confirmedAt: null, paidAt: null, appointmentId: null });
  await keep({ submittedAt, bookedAt: inMinutes(-29), confirmedAt: null, paidAt: null, paymentMethod: 'multibanco', payBy: inMinutes(60) });
  await keep({ submittedAt, cancelledAt: inMinutes(-5), bookedAt: inMinutes(-29) });
  await keep({ submittedAt, needsReviewAt: inMinutes(-10), reviewReason: 'stuck' });
  await keep({ submittedAt, needsReviewAt: inMinutes(-10), reviewedAt: inMinutes(-1), cancelledAt: inMinutes(-1) });
  const { bookings } = await figures();
  expect(bookings).toEqual({
    received: { count: 1, oldestAt: submittedAt },
    pendingPayment: { count: 1, oldestAt: submittedAt },
    needsReview: { count: 1, oldestAt: expect.any(Date) },
  });
});

test('money that we heard of long after the provider is counted, and so are payments that nobody asks about', async () => {
  const paid = await keep({ bookedAt: inMinutes(-300), paidAt: inMinutes(-1), paymentMethod: 'mbway' });
  const pay = (bookingId: string, paidAt: Date | null, askedAt: Date) =>
    admin.query(
      `insert into core.payments (id, booking_id, order_id, provider, method, amount_cents, expires_at, requested_at, paid_at, last_asked_at)
       values (gen_random_uuid(), $1, $2, 'easypay', 'mbway', 9000, now() + interval '1 hour', now() - interval '2 hours', $3, $4)`,
      [bookingId, randomUUID().slice(0, 12), paidAt, askedAt],
    );
  await pay(paid, inMinutes(-40), inMinutes(-1));
  await pay(paid, inMinutes(-5), inMinutes(-1));
  await pay(paid, null, inMinutes(-20));
  await pay(paid, null, inMinutes(-2));
  const { money } = await figures();
  expect(money).toMatchObject({ noticedLate: 1, paidLate: 0, unasked: { count: 1, oldestAt: expect.any(Date) } });
});

test('a refund that waits for the patient’s account is nobody’s delay for two weeks; once given, it counts from then', async () => {
  const owed = async (method: 'multibanco' | 'mbway', askedDaysAgo: number | null, givenDaysAgo: number | null = null) => {
    const id = await keep({ cancelledAt: inMinutes(-1) });
    await admin.query(
      `with payment as (insert into core.payments (id, booking_id, order_id, provider, method, amount_cents, expires_at, requested_at, ended_at)
         values (gen_random_uuid(), $1::uuid, left($1::uuid::text, 12), 'easypay', $2, 9000, now(), now(), now()) returning id)
       insert into core.refund_tasks (booking_id, payment_id, transaction_id, amount_cents, reason, created_at)
         select $1, id, 'x', 9000, 'cancelled', now() - interval '20 days' from payment`,
      [id, method],
    );
    if (askedDaysAgo !== null)
      await admin.query(
        `insert into core.refund_accounts (booking_id, asked_at, given_at, account)
           values ($1, now() - make_interval(days => $2), now() - make_interval(days => $3), $4)`,
        [id, askedDaysAgo, givenDaysAgo, givenDaysAgo === null ? '' : 'an account'],
      );
  };
  const due = async () => {
    const { count, oldestAt } = (await figures()).money.refundsDue;
    return [count, oldestAt && Math.round((Date.now() - oldestAt.getTime()) / 86_400_000)];
  };
  await owed('multibanco', 13);
  expect(await due()).toEqual([0, null]);
  await owed('multibanco', 10, 2);
  expect(await due()).toEqual([1, 2]);
  await owed('multibanco', 15);
  expect(await due()).toEqual([2, 20]);
  await owed('mbway', null);
  expect((await due())[0]).toBe(3);
});

test('work is counted by queue and state; what was put off is as old as its time', async () => {
  const add = (status: string, queue: string, createdMinutesAgo: number, delayUntil: Date | null = null) =>
    admin.query(
      `insert into dbos.workflow_status (workflow_uuid, status, name, queue_name, created_at, delay_until_epoch_ms)
       values (gen_random_uuid()::text, $1, 'x', $2, $3, $4)`,
      [status, queue, inMinutes(-createdMinutesAgo).getTime(), delayUntil?.getTime() ?? null],
    );
  await add('ENQUEUED', 'mail', 12);
  await add('ENQUEUED', 'mail', 3);
  await add('ENQUEUED', 'timers', 5_000, inMinutes(-1));
  await add('DELAYED', 'timers', 5_000, inMinutes(500));
  await add('ERROR', 'crm', 20);
  await add('ERROR', 'crm', 3_000);
  await add('PENDING', 'not a queue of ours', 1);
  const work = (await figures()).work.map(({ oldestAt, ...row }) => ({
    ...row,
    minutes: Math.round((Date.now() - (oldestAt?.getTime() ?? 0)) / 60_000),
  }));
  expect(work.toSorted((a, b) => (a.queue + a.state).localeCompare(b.queue + b.state))).toEqual([
    { queue: 'crm', state: 'failed', count: 1, minutes: 20 },
    { queue: 'mail', state: 'waiting', count: 2, minutes: 12 },
    { queue: 'timers', state: 'delayed', count: 1, minutes: -500 },
    { queue: 'timers', state: 'waiting', count: 1, minutes: 1 },
  ]);
});

test('the desk’s work is counted by kind, overdue apart; unchecked uploads and failed sign-ins are counted', async () => {
  await admin.query(`insert into core.work_items (kind, subject_kind, subject_id, due_at, closed_at) values
    ('stuck', 'booking', '1', now() - interval '1 hour', null), ('stuck', 'booking', '2', now() + interval '1 hour', null),
    ('stuck', 'booking', '3', now() - interval '1 day', now())`);
  await admin.query(`insert into core.login_attempts (address, account, attempted_at) values
    ('a', 'b', now()), ('a', 'b', now() - interval '1 hour')`);
  const { rows } = await admin.query(
    `insert into core.requests (kind, form_digest, locale, answers) values ('secondOpinion', 'x', 'pt', '') returning id`,
  );
  await admin.query(
    `insert into core.documents (form_digest, request_id, blob, name_and_key, size_bytes, received_at, clean_at) values
      ('x', $1, gen_random_uuid(), '', 1, now() - interval '9 minutes', null), ('x', $1, gen_random_uuid(), '', 1, now(), now())`,
    [rows[0].id],
  );
  const read = await figures();
  expect(read.desk).toEqual([{ kind: 'stuck', open: 2, overdue: 1, oldestDueAt: expect.any(Date) }]);
  expect(read.signIn).toEqual({ staffFailures: 1, wrongCodes: 0 });
  expect(read.uploads.count).toBe(1);
});

test('whoever wants an earlier hour is counted until he leaves or his visit is past, and an hour as long as it is held for somebody', async () => {
  const joinedAt = inMinutes(-90);
  const join = async (bookingId: string, leftAt: Date | null) => {
    const text = `insert into core.waiting_entries (booking_id, any_doctor, doctor_ids, weekdays, day_parts, notice_hours, joined_at, left_at)
      values ($1, true, '{}', '{1,2,3,4,5}', '{morning}', 24, $2, $3) returning id`;
    return (await admin.query<{ id: string }>(text, [bookingId, joinedAt, leftAt])).rows[0]?.id ?? '';
  };
  const open = async (heldUntil: Date, takenAt: Date | null, entry: string | null) => {
    const id = randomUUID();
    const hour = `insert into core.opened_hours values ($1, 1, 2, 'Dr. Alves', $2, $3, 'cancelled', now(), $4, $5)`;
    await admin.query(hour, [id, inMinutes(3_000), inMinutes(3_030), heldUntil, takenAt]);
    if (entry) await admin.query('insert into core.hour_offers values (gen_random_uuid(), $1, $2, now())', [id, entry]);
  };
  const entry = await join(await keep({ startsAt: inMinutes(9_000) }), null);
  await join(await keep({ startsAt: inMinutes(9_000) }), inMinutes(-1));
  await join(await keep({ startsAt: inMinutes(-60) }), null);
  await join(await keep({ startsAt: inMinutes(9_000), cancelledAt: inMinutes(-1) }), null);
  await open(inMinutes(30), null, entry);
  await open(inMinutes(30), inMinutes(-1), entry);
  await open(inMinutes(-1), null, entry);
  await open(inMinutes(30), null, null);
  expect((await figures()).waitingList).toEqual({ entries: { count: 1, oldestAt: joinedAt }, hoursHeld: 1 });
});

test('a copy for training beside the database is counted for as long as it is there', async () => {
  const { rows } = await admin.query<{ name: string }>(`select current_database() || '_training' as name`);
  const copy = rows[0]?.name ?? '';
  expect((await figures()).trainingCopies).toBe(0);
  await admin.query(`create database ${copy}`);
  expect((await figures()).trainingCopies).toBe(1);
  // A drop would wait for a checkpoint of the whole server. Under this name the end of the run still finds it.
  await admin.query(`alter database ${copy} rename to ${copy}_moved`);
  expect((await figures()).trainingCopies).toBe(0);
});

test('a worker is alive as long as it holds its lock', async () => {
  const client = await worker.connect();
  await client.query('select pg_advisory_lock($1, hashtext($2))', [workerLockClass, 'worker-1']);
  expect((await figures()).workersAlive).toBe(1);
  await client.query('select pg_advisory_unlock_all()');
  client.release();
  expect((await figures()).workersAlive).toBe(0);
});

test('a service that does not answer is away since the first silence, and back with its next answer', async () => {
  const facts = keepServiceFacts(createDatabase(worker), (error) => expect.fail(String(error)));
  const call = (outcome: 'ok' | 'refused' | 'unavailable') => facts.note({ service: 'clinic', operation: 'x', outcome, seconds: 1 });
  const told = async () => (await figures()).services.find(({ service }) => service === 'clinic');
  call('ok');
  await facts.write();
  const first = await told();
  expect(first).toMatchObject({ lastOkAt: expect.any(Date), failingSince: null });
  call('unavailable');
  await facts.write();
  const away = await told();
  expect(away).toMatchObject({ lastOkAt: first?.lastOkAt, failingSince: expect.any(Date) });
  call('unavailable');
  await facts.write();
  expect((await told())?.failingSince, 'the first silence counts').toEqual(away?.failingSince);
  call('refused');
  await facts.stop();
  expect(await told(), 'a refusal is an answer').toMatchObject({ failingSince: null });
});
