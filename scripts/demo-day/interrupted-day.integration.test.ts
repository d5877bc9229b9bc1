import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAccounts } from '../demo-accounts/seed-accounts.ts';
import { Interrupted, interruptedAfter } from './interrupted-pool.ts';
import { seedDay } from './seed-day.ts';
import { emptyDay, seededDay } from './seeded-day.ts';

type Day = Awaited<ReturnType<typeof emptyDay>>;
const now = new Date();
let whole: Day;
let interrupted: Day;
beforeAll(async () => {
  [whole, interrupted] = await Promise.all([seededDay(now), emptyDay()]);
});
afterAll(async () => {
  await whole?.stop();
  await interrupted?.stop();
});

/** Everything that can be missing, doubled or counted twice; ids and codes are drawn, so they are left out. */
async function madeOf({ database, standIn }: Day) {
  const read = async (text: string) => (await database.pool.query(text)).rows;
  return {
    bookings: await read(`select id, starts_at, submitted_at, confirmed_at, cancelled_at, review_reason, appointment_id is null as unbooked
      from core.bookings where id::text like 'd1%' order by id`),
    ofAccounts:
      await read(`select id, booked_at is null as unbooked, cancelled_at is null as stands, payment_requested_at is null as unasked
      from core.bookings where id::text like 'd0%' order by id`),
    payments: await read('select booking_id, amount_cents, paid_cents from core.payments order by 1'),
    refunds: await read('select booking_id, amount_cents, refunded_at is null as open from core.refund_tasks order by 1'),
    marks: await read('select kind, count(*) from core.attendance_marks group by 1 order by 1'),
    requests: await read('select kind, received_at, answered_at from core.requests order by received_at, kind'),
    documents: await read('select received_at is null as broken, request_id is null as loose from core.documents'),
    work: await read(
      'select kind, subject_kind, opened_at from core.work_items where opened_at < (select min(opened_at) from core.opened_hours) order by 1, 3',
    ),
    allWork: await read('select kind, count(*) from core.work_items group by 1 order by 1'),
    events: await read('select kind, count(*) from core.work_events group by 1 order by 1'),
    views: await read('select day, path, views from core.page_views order by 1, 2'),
    steps: await read('select day, step, reached from core.wizard_steps order by 1, 2'),
    searches: await read('select week, term, visitors from core.searches_in_vain order by 1, 2'),
    letters: await read(
      'select recipient, sent_at, status, returned_at from core.mails join core.mail_returns on letter_id = id order by 1',
    ),
    arrived: await read('select booking_id, arrived_at from core.arrived_letters order by 1'),
    answers: await read('select reply_id, title from core.reply_versions order by id'),
    waiting: await read('select booking_id, joined_at, weekdays, left_at from core.waiting_entries order by 1'),
    hours: await read('select id, doctor_id, starts_at, held_until from core.opened_hours'),
    offers: await read('select booking_id from core.hour_offers join core.waiting_entries as entry on entry.id = entry_id'),
    inBook: await standIn.db.selectFrom('clinic_appointments').select(['day', 'source']).orderBy('day').orderBy('source').execute(),
    accounts: await read('select email, patient_id is null as loose from core.accounts order by 1'),
  };
}

test('a first start that is killed again and again, each time a little later, ends with the same day as one that was not', async () => {
  let killed = 0;
  for (let statements = 2; ; statements = Math.ceil(statements * 1.12) + 1) {
    const services = interrupted.servicesOn(interruptedAfter(interrupted.database.pool, statements));
    const end = await seedAccounts(services, now)
      .then(() => seedDay(services, now))
      .catch((error: unknown) => error);
    if (end === undefined) break;
    expect(end).toBeInstanceOf(Interrupted);
    killed += 1;
  }
  expect(killed).toBeGreaterThan(20);
  expect(await madeOf(interrupted)).toEqual(await madeOf(whole));
  // Some forty starts, one after the other.
}, 300_000);
