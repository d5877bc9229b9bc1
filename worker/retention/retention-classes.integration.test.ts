import { randomUUID } from 'node:crypto';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { createDatabase, createPool, type Database } from '@clinic/core/adapters/database/database';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import type { Booking } from '@clinic/core/booking/model/booking';
import { bookedVisit, inDays, sampleBooking } from '@clinic/core/desk/testing/sample-booking';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { closeWorkOfRemoved } from './close-work-of-removed.ts';
import { retentionClasses } from './retention-classes.ts';
import { retentionSettings } from './retention-settings.ts';

let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  const database = await createMigratedDatabase();
  pool = createPool(database.url, () => {});
  db = createDatabase(pool);
});
afterAll(async () => {
  await pool.end();
});
beforeEach(() =>
  pool.query(`truncate core.mails, core.mail_returns, core.scheduled_changes, core.login_attempts, core.booking_drafts, core.identity_codes, core.rate_limits,
    core.bookings, core.consents, core.work_items, core.patient_contacts, core.audit_requests,
    core.staff_sessions, core.accounts, core.account_registrations, core.account_letters, core.account_used_challenges,
    core.requests, core.event_registrations, core.newsletter_requests, core.newsletter_subscriptions, core.newsletter_issues, core.quiz_letters, core.documents cascade`),
);

type Name = keyof typeof retentionClasses;
/** Writes a row that says when it happened, so many days ago; reads which ones are still there, or still know who it was. */
type Sample = { put: (tag: string, daysAgo: number) => Promise<unknown>; left: () => Promise<string[]> };

async function keep(more: Partial<Booking>): Promise<string> {
  const { patient, bookedBy, ...booking } = sampleBooking(more);
  const row = { ...booking, patient: JSON.stringify(patient), bookedBy: bookedBy && JSON.stringify(bookedBy), vatDigest: 'k:digest' };
  await bookingTables(db).insertInto('bookings').values(row).execute();
  return booking.id;
}
const sample = (insert: string, left: string): Sample => ({
  put: (tag, daysAgo) => pool.query(insert, [tag, inDays(-daysAgo)]),
  left: async () => (await pool.query<{ tag: string }>(`select ${left} order by 1`)).rows.map(({ tag }) => tag),
});
const booking = (facts: (at: Date) => Partial<Booking>): Sample => ({
  put: (tag, daysAgo) => keep({ doctorName: tag, submittedAt: inDays(-500), ...facts(inDays(-daysAgo)) }),
  left: async () =>
    (await pool.query<{ tag: string }>("select doctor_name as tag from core.bookings where patient ->> 'name' <> '' order by 1")).rows.map(
      ({ tag }) => tag,
    ),
});

/** Every class but the engine's own, which `purge.integration.test.ts` shows with a worker. */
const samples = {
  mails: sample(
    "insert into core.mails (id, recipient, subject, html, text, sent_at) values (gen_random_uuid(), $1, '', '', '', $2)",
    'recipient as tag from core.mails',
  ),
  mailReturns: sample(
    "insert into core.mail_returns (letter_id, status, returned_at) values (md5($1)::uuid, '5.1.1', $2)",
    "case letter_id when md5('within 400')::uuid then 'within 400' when md5('within 5')::uuid then 'within 5' else 'older' end as tag from core.mail_returns",
  ),
  changes: sample(
    "insert into core.scheduled_changes (id, collection, document_id, action, due_at, done_at) values (gen_random_uuid(), $1, 1, 'publish', now(), $2)",
    'collection as tag from core.scheduled_changes',
  ),
  logins: sample(
    "insert into core.login_attempts (address, account, attempted_at) values ('192.0.2.1', $1, $2)",
    'account as tag from core.login_attempts',
  ),
  drafts: sample(
    "insert into core.booking_drafts (key_digest, fields, booking_id, expires_at) values ($1::text::bytea, '{}', gen_random_uuid(), $2)",
    "encode(key_digest, 'escape') as tag from core.booking_drafts",
  ),
  codes: sample(
    `insert into core.identity_codes (id, purpose, browser_digest, locale, contact, expires_at)
     values (gen_random_uuid(), 'knownPatient', $1::text::bytea, 'pt', '{}', $2)`,
    "encode(browser_digest, 'escape') as tag from core.identity_codes",
  ),
  limits: sample(
    'insert into core.rate_limits (subject, uses, ends_at) values ($1::text::bytea, 1, $2)',
    "encode(subject, 'escape') as tag from core.rate_limits",
  ),
  patients: booking((endsAt) => ({ bookedAt: inDays(-500), startsAt: new Date(endsAt.getTime() - 1_200_000), endsAt })),
  neverPatients: booking((failedAt) => ({ failedAt, failureKind: 'slotTaken' })),
  requestsWithoutCode: booking((failedAt) => ({ failedAt, failureKind: 'slotTaken', contactProvenAt: null })),
  consents: sample(
    "insert into core.consents (visitor, purposes, text_version, chosen_at) values ($1, '{}', 1, $2)",
    'visitor as tag from core.consents',
  ),
  deskRequests: sample(
    'insert into core.audit_requests (request_id, noted_at) values (md5($1)::uuid, $2)',
    "case request_id when md5('older than 30')::uuid then 'older than 30' when md5('within 30')::uuid then 'within 30' when md5('within 5')::uuid then 'within 5' else 'older than 5' end as tag from core.audit_requests",
  ),
  staffSessions: sample(
    'insert into core.staff_sessions (account_id, token_hash, device_name, started_at) values (1, $1::text::bytea, $1, $2)',
    'device_name as tag from core.staff_sessions',
  ),
  accountSessions: sample(
    `with account as (insert into core.accounts (email, name, locale) values (gen_random_uuid()::text, '', 'pt') returning id)
     insert into core.account_sessions (account_id, caller, device_name, remembered, ends_at, ended_at)
     select id, 'browser', $1, true, now() + interval '1 day', $2 from account`,
    'device_name as tag from core.account_sessions',
  ),
  accountRegistrations: sample(
    `insert into core.account_registrations (browser_digest, email, name, password_hash, locale, requested_at) values ('', $1, '', '', 'pt', $2)`,
    'email as tag from core.account_registrations',
  ),
  areaNotes: sample(
    `with account as (insert into core.accounts (email, name, locale) values (gen_random_uuid()::text, '', 'pt') returning id)
     insert into core.visit_ticks (account_id, visit_key, item, ticked_at) select id, 'x', $1, $2 from account`,
    'item as tag from core.visit_ticks',
  ),
  recordViews: sample(
    `with account as (insert into core.accounts (email, name, locale) values (gen_random_uuid()::text, '', 'pt') returning id)
     insert into core.record_views (patient_id, account_id, what, seen_at) select 7, id, $1, $2 from account`,
    'what as tag from core.record_views',
  ),
  quizLetters: sample(
    "insert into core.quiz_letters (id, locale, letter, queued_at) values (gen_random_uuid(), 'pt', $1, $2)",
    'letter as tag from core.quiz_letters',
  ),
  accountLetters: sample(
    "insert into core.account_letters (recipient, locale, kind, queued_at) values ($1, 'pt', 'noAccount', $2)",
    'recipient as tag from core.account_letters',
  ),
  newsletterRequests: sample(
    "insert into core.newsletter_requests (email, name, locale, source, requested_at) values ($1, '', 'pt', 'page', $2)",
    'email as tag from core.newsletter_requests',
  ),
  newsletterEnded: sample(
    `insert into core.newsletter_subscriptions (email, name, locale, source, requested_at, ended_at, ended_by)
     values ($1, '', 'pt', 'page', now(), $2, 'reader')`,
    'email as tag from core.newsletter_subscriptions',
  ),
  crmContacts: sample(
    `insert into core.crm_contacts (subscription_id, told_version, told_at) values (md5($1)::uuid, 1, $2)`,
    "case subscription_id when md5('within 30')::uuid then 'within 30' when md5('within 5')::uuid then 'within 5' else 'older' end as tag from core.crm_contacts",
  ),
  newsletterIssues: sample(
    'insert into core.newsletter_issues (article_id, made_by, send_at, finished_at) values (1, $1, now(), $2)',
    'made_by as tag from core.newsletter_issues',
  ),
  eventRegistrations: sample(
    `insert into core.event_registrations (id, form_id, event_id, event_ends_at, locale, mode, people, name, email, phone, note)
     values (gen_random_uuid(), gen_random_uuid(), 1, $2, 'pt', 'room', 1, $1, '', '', '')`,
    'name as tag from core.event_registrations',
  ),
  workItems: sample(
    "insert into core.work_items (kind, subject_kind, subject_id, due_at, closed_at) values ('x', 'booking', $1, now(), $2)",
    'subject_id as tag from core.work_items',
  ),
  pageViews: sample('insert into core.page_views (day, path, views) values ($2, $1, 1)', 'path as tag from core.page_views'),
  wizardSteps: sample('insert into core.wizard_steps (day, step, reached) values ($2, $1, 1)', 'step as tag from core.wizard_steps'),
  vainSearches: sample(
    "insert into core.searches_in_vain (week, locale, term, visitors) values ($2, 'pt', $1, 5)",
    'term as tag from core.searches_in_vain',
  ),
  waitingList: sample(
    `insert into core.opened_hours (id, type_id, doctor_id, doctor_name, starts_at, ends_at, source, opened_at, held_until)
     values (gen_random_uuid(), 462, 202, $1, $2, $2, 'found', $2, $2)`,
    'doctor_name as tag from core.opened_hours',
  ),
  attendanceMarks: sample(
    "insert into core.attendance_marks (appointment_id, kind, marked_by, marked_at, undone_at) values (1, 'arrived', $1, $2, $2)",
    'marked_by as tag from core.attendance_marks',
  ),
  formsWithoutCode: sample(
    "insert into core.requests (kind, form_digest, locale, answers, sent_at) values ('secondOpinion', $1::text::bytea, 'pt', $1, $2)",
    'answers as tag from core.requests',
  ),
  forms: sample(
    "insert into core.requests (kind, form_digest, locale, answers, received_at, answered_at) values ('contact', $1::text::bytea, 'pt', $1, $2, $2)",
    'answers as tag from core.requests',
  ),
  complaints: sample(
    "insert into core.requests (kind, form_digest, locale, answers, received_at, answered_at) values ('complaint', $1::text::bytea, 'pt', $1, $2, $2)",
    'answers as tag from core.requests',
  ),
  documents: sample(
    `with request as (
       insert into core.requests (kind, form_digest, locale, answers, received_at, withdrawn_at) values ('secondOpinion', $1::text::bytea, 'pt', '', $2, $2) returning id)
     insert into core.documents (form_digest, request_id, blob, name_and_key, size_bytes) select '', id, gen_random_uuid(), $1, 1 from request`,
    'name_and_key as tag from core.documents',
  ),
  unsentDocuments: sample(
    "insert into core.documents (form_digest, blob, name_and_key, size_bytes, started_at) values ('', gen_random_uuid(), $1, 1, $2)",
    'name_and_key as tag from core.documents',
  ),
  arrivedLetters: {
    put: async (tag, daysAgo) => {
      const endsAt = inDays(-daysAgo);
      const id = await keep({ startsAt: new Date(endsAt.getTime() - 1_200_000), endsAt });
      await pool.query('insert into core.arrived_letters (id, booking_id, message_hash, letter) values (gen_random_uuid(), $1, $2, $2)', [
        id,
        tag,
      ]);
    },
    left: async () => (await pool.query('select letter from core.arrived_letters')).rows.map(({ letter }) => letter),
  },
  refundAccounts: {
    put: async (tag, daysAgo) => {
      const id = await keep({});
      await pool.query(
        `with payment as (insert into core.payments (id, booking_id, order_id, provider, method, amount_cents, expires_at, requested_at)
           values (gen_random_uuid(), $1::uuid, left($1::uuid::text, 10), 'easypay', 'multibanco', 100, now(), now()) returning id), refund as (
         insert into core.refund_tasks (booking_id, payment_id, transaction_id, amount_cents, reason, created_at, refunded_at)
           select $1, id, 'x', 100, 'noVisit', now(), $3 from payment)
         insert into core.refund_accounts (booking_id, asked_at, given_at, account) values ($1, now(), now(), $2)`,
        [id, tag, inDays(-daysAgo)],
      );
    },
    left: async () => (await pool.query("select account from core.refund_accounts where account <> ''")).rows.map(({ account }) => account),
  },
  patientContacts: sample(
    "insert into core.patient_contacts (patient_id, contact_digest, source, recorded_at, confirmed_at) values (7, $1, 'desk', $2, $2)",
    'contact_digest as tag from core.patient_contacts',
  ),
} satisfies Record<Exclude<Name, 'workflows'>, Sample>;

const usual = z.object(retentionSettings).parse({});
const countedByDay: Name[] = ['pageViews', 'wizardSteps', 'vainSearches'];
const withSamples = Object.entries(samples) as [keyof typeof samples, Sample][];

test.each(withSamples)('%s go when the days of their setting are over, and not before', async (name, { put, left }) => {
  const { setting, purge } = retentionClasses[name];
  const margin = countedByDay.includes(name) ? 1.1 : 0.1;
  for (const days of [usual[setting], 5]) {
    await put(`older than ${days}`, days + margin);
    await put(`within ${days}`, days - margin);
    expect(await purge(db, days)).toBe(1);
    expect(await left()).toEqual([`within ${days}`]);
    expect(await purge(db, days), 'a second time there is nothing to do').toBe(0);
    await purge(db, -2);
  }
});

test('of a forgotten booking the facts stay, and nothing of the person', async () => {
  const before = { name: 'Rita', email: 'rita@exemplo.pt', phone: '910000009' };
  const id = await keep({
    endsAt: inDays(-401),
    startsAt: inDays(-402),
    bookedBy: before,
    mbwayPhone: '919999999',
    visitorTimeZone: 'Asia/Macau',
  });
  await retentionClasses.patients.purge(db, 400);
  const { rows } = await pool.query('select b::text as text, price_cents, doctor_name from core.bookings as b where id = $1', [id]);
  expect(rows).toMatchObject([{ price_cents: 9000, doctor_name: 'Dr. António Meireles' }]);
  expect(rows[0].text).not.toMatch(/Albano|albano|9100000|1958|Rita|rita|919999999|Macau|generalUrology|digest/);
});

test('what somebody wished of the waiting list goes with the patient who is forgotten, in the same night', async () => {
  const [forgotten, known] = [await keep({ startsAt: inDays(-402), endsAt: inDays(-401) }), await keep({})];
  for (const id of [forgotten, known])
    await pool.query(
      `insert into core.waiting_entries (booking_id, any_doctor, doctor_ids, weekdays, day_parts, notice_hours)
       values ($1, false, '{202}', '{0}', '{morning}', 24)`,
      [id],
    );
  await retentionClasses.patients.purge(db, 400);
  expect(await retentionClasses.waitingList.purge(db, 10_000)).toBe(1);
  expect((await pool.query('select booking_id from core.waiting_entries')).rows).toEqual([{ booking_id: known }]);
});

test('what somebody answered goes with the patient who is forgotten, in the same night', async () => {
  const [forgotten, known] = [await keep({ startsAt: inDays(-402), endsAt: inDays(-401) }), await keep({})];
  for (const id of [forgotten, known])
    await pool.query('insert into core.arrived_letters (id, booking_id, message_hash, letter) values ($1, $1, $2, $2)', [id, `${id}`]);
  await retentionClasses.patients.purge(db, 400);
  expect(await retentionClasses.arrivedLetters.purge(db, 10_000)).toBe(1);
  expect((await pool.query('select booking_id from core.arrived_letters')).rows).toEqual([{ booking_id: known }]);
});

test('the work about an answer goes with the form or the registration that was answered, and only that', async () => {
  const [{ rows: forms }, { rows: registrations }] = await Promise.all([
    pool.query<{ id: string }>(
      "insert into core.requests (kind, form_digest, locale, answers, received_at) values ('contact', 'a', 'pt', '', now()) returning id",
    ),
    pool.query<{ id: string }>(
      `insert into core.event_registrations (id, form_id, event_id, event_ends_at, locale, mode, people, name, email, phone, note)
       values (gen_random_uuid(), gen_random_uuid(), 7, now(), 'pt', 'room', 1, '', '', '', '') returning id`,
    ),
  ]);
  const [form, registration] = [forms[0]?.id ?? '', registrations[0]?.id ?? ''];
  for (const [kind, subject, id] of [
    ['formLetterArrived', 'request', form],
    ['formLetterArrived', 'registration', registration],
    ['formLetterArrived', 'request', randomUUID()],
    ['formLetterArrived', 'registration', randomUUID()],
    ['contactRequest', 'request', randomUUID()],
  ])
    await pool.query('insert into core.work_items (kind, subject_kind, subject_id, due_at) values ($1, $2, $3, now())', [
      kind,
      subject,
      id,
    ]);
  expect(await closeWorkOfRemoved(db)).toBe(2);
  const { rows } = await pool.query("select subject_id as id from core.work_items where kind = 'formLetterArrived' and closed_at is null");
  expect(rows.map(({ id }) => id).toSorted()).toEqual([form, registration].toSorted());
});

test('the account of a refund stays while money is to be sent, and goes with the patient who is forgotten', async () => {
  const [owed, forgotten] = [await keep({}), await keep({ startsAt: inDays(-402), endsAt: inDays(-401) })];
  for (const id of [owed, forgotten])
    await pool.query(
      `with payment as (insert into core.payments (id, booking_id, order_id, provider, method, amount_cents, expires_at, requested_at)
         values (gen_random_uuid(), $1::uuid, left($1::uuid::text, 10), 'easypay', 'multibanco', 100, now(), now()) returning id), refund as (
       insert into core.refund_tasks (booking_id, payment_id, transaction_id, amount_cents, reason, created_at)
         select $1, id, 'x', 100, 'noVisit', now() from payment)
       insert into core.refund_accounts (booking_id, asked_at, given_at, account) values ($1, now(), now(), 'an account')`,
      [id],
    );
  await retentionClasses.patients.purge(db, 400);
  expect(await retentionClasses.refundAccounts.purge(db, 0)).toBe(1);
  const { rows } = await pool.query("select booking_id from core.refund_accounts where account <> ''");
  expect(rows).toEqual([{ booking_id: owed }]);
});

test('somebody without an e-mail is forgotten, too', async () => {
  const { patient } = sampleBooking();
  await keep({ endsAt: inDays(-401), startsAt: inDays(-402), patient: { ...patient, email: '' } });
  expect(await retentionClasses.patients.purge(db, 400)).toBe(1);
});

test('who is owed money, is to be called, or whose visit stands is not forgotten for never having come', async () => {
  const long = { submittedAt: inDays(-200), failedAt: inDays(-199), failureKind: 'slotTaken' };
  const [owed, called] = [await keep(long), await keep(long)];
  await pool.query(
    `with payment as (insert into core.payments (id, booking_id, order_id, provider, method, amount_cents, expires_at, requested_at)
       values ($2, $1, 'x', 'easypay', 'mbway', 100, now(), now()) returning id)
     insert into core.refund_tasks (booking_id, payment_id, transaction_id, amount_cents, reason, created_at)
     select $1, id, 'x', 100, 'noVisit', now() from payment`,
    [owed, randomUUID()],
  );
  await pool.query(
    "insert into core.work_items (kind, subject_kind, subject_id, due_at) values ('contactUnproven', 'booking', $1, now())",
    [called],
  );
  await keep(bookedVisit({ submittedAt: inDays(-200), bookedAt: inDays(-200) }));
  expect(await retentionClasses.neverPatients.purge(db, 60)).toBe(0);
  await pool.query('update core.refund_tasks set refunded_at = now()');
  await pool.query('update core.work_items set closed_at = now()');
  expect(await retentionClasses.neverPatients.purge(db, 60)).toBe(2);
});

test('requests with a code have the longer time', async () => {
  await keep({ submittedAt: inDays(-40), failedAt: inDays(-40), failureKind: 'slotTaken' });
  expect(await retentionClasses.requestsWithoutCode.purge(db, 30)).toBe(0);
});

test('mails that were never sent and drafts that nobody opens any more do not stay for that; what is to come stays', async () => {
  await pool.query(
    "insert into core.mails (id, recipient, subject, html, text, created_at) values (gen_random_uuid(), '', '', '', '', now() - interval '91 days')",
  );
  expect(await retentionClasses.mails.purge(db, 90)).toBe(1);
  await pool.query(
    "insert into core.scheduled_changes (id, collection, document_id, action, due_at) values (gen_random_uuid(), 'eventos', 1, 'publish', now() - interval '1 year')",
  );
  expect(await retentionClasses.changes.purge(db, 90)).toBe(0);
  await pool.query(
    "insert into core.work_items (kind, subject_kind, subject_id, due_at, opened_at) values ('x', 'booking', 'x', now(), now() - interval '2 years')",
  );
  expect(await retentionClasses.workItems.purge(db, 400)).toBe(0);
});

test('a form that nobody has answered yet stays, however old', async () => {
  await pool.query(
    "insert into core.requests (kind, form_digest, locale, answers, sent_at, received_at) values ('contact', 'x', 'pt', 'x', $1, $1), ('complaint', 'y', 'pt', 'y', $1, $1)",
    [inDays(-2_000)],
  );
  for (const name of ['forms', 'formsWithoutCode', 'complaints'] as const) expect(await retentionClasses[name].purge(db, 1)).toBe(0);
});

test('a contact that we wrote ourselves, or that was withdrawn, stays known as such: forgotten, it would be believed', async () => {
  const insert =
    'insert into core.patient_contacts (patient_id, contact_digest, source, recorded_at, confirmed_at, withdrawn_at) values ($1, $2, $3, $4, $5, $6)';
  const long = inDays(-900);
  await pool.query(insert, [7, 'unconfirmed', 'booking', long, null, null]);
  await pool.query(insert, [7, 'withdrawn', 'desk', long, long, long]);
  await pool.query(insert, [7, 'confirmed', 'desk', long, long, null]);
  await pool.query(insert, [8, 'of somebody with a booking', 'desk', long, long, null]);
  await keep(bookedVisit({ patientId: 8 }));
  await pool.query(insert, [9, 'of somebody with an account', 'desk', long, long, null]);
  await pool.query("insert into core.accounts (email, name, locale, patient_id) values ('ana@exemplo.pt', 'Ana', 'pt', 9)");
  expect(await retentionClasses.patientContacts.purge(db, 30)).toBe(1);
  expect(await samples.patientContacts.left()).toEqual([
    'of somebody with a booking',
    'of somebody with an account',
    'unconfirmed',
    'withdrawn',
  ]);
});

test('what belongs to signing in goes with the sessions; the account, its passkeys and open sessions stay', async () => {
  const long = inDays(-100);
  const { rows } = await pool.query<{ id: string }>(
    "insert into core.accounts (email, name, locale, created_at) values ('joaquim@exemplo.pt', '', 'pt', $1) returning id",
    [long],
  );
  const values = [rows[0]?.id, long];
  await pool.query(
    "insert into core.account_sign_ins (browser_digest, account_id, remembered, started_at) values ('', $1, true, $2)",
    values,
  );
  await pool.query("insert into core.account_used_challenges (challenge, used_at) values ('x', $1)", [long]);
  await pool.query(
    "insert into core.account_kept_forms (browser_digest, account_id, path, fields, kept_at) values ('', $1, '', '', $2)",
    values,
  );
  await pool.query("insert into core.account_links (purpose, account_id, ends_at) values ('reset', $1, $2)", values);
  await pool.query(
    "insert into core.account_email_changes (account_id, old_email, new_email, requested_at) values ($1, 'a', 'b', $2)",
    values,
  );
  await pool.query(
    "insert into core.account_passkeys (id, account_id, public_key, counter, transports, name, added_at) values ('x', $1, '', 0, '{}', '', $2)",
    values,
  );
  await pool.query(
    `insert into core.account_sessions (account_id, caller, device_name, remembered, started_at, ends_at)
     values ($1, 'browser', 'open', true, $2, now() + interval '1 day')`,
    values,
  );
  expect(await retentionClasses.accountSessions.purge(db, 90)).toBe(0);
  const tables = ['accounts', 'account_passkeys', 'account_sessions', 'account_sign_ins', 'account_used_challenges', 'account_links'];
  const counts = [...tables, 'account_email_changes', 'account_kept_forms'].map(
    async (table) => (await pool.query(`select from core.${table}`)).rowCount,
  );
  expect(await Promise.all(counts)).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
});

test('of a change of the profile nothing goes while it waits for the clinic', async () => {
  const { rows } = await pool.query<{ id: string }>(
    "insert into core.accounts (email, name, locale) values ('espera@exemplo.pt', '', 'pt') returning id",
  );
  const insert = `insert into core.profile_changes (account_id, patient_id, field, value, asked_at, sent_at)
    values ($1, 7, $2, 'x', now() - interval '2 years', $3)`;
  await pool.query(insert, [rows[0]?.id, 'waiting', null]);
  await pool.query(insert, [rows[0]?.id, 'sent', inDays(-500)]);
  expect(await retentionClasses.areaNotes.purge(db, 400)).toBe(1);
  expect((await pool.query('select field from core.profile_changes')).rows).toEqual([{ field: 'waiting' }]);
});
