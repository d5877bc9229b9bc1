import { expect } from 'vitest';
import { eventually } from '../testing/mailroom.ts';
import { test } from '../testing/mailroom-test.ts';

test('the daily purge removes old mails and old finished work, and nothing else', async ({ mailroom }) => {
  const [old, abandoned, recent, waiting] = [
    await mailroom.queue(),
    await mailroom.queue(),
    await mailroom.queue(),
    await mailroom.queue(),
  ];
  const worker = await mailroom.startWorker();
  for (const id of [old, abandoned, recent]) await mailroom.delivered(id);
  await mailroom.pool.query(`update core.mails set sent_at = now() - interval '91 days' where id = $1`, [old]);
  await mailroom.pool.query(`update core.mails set sent_at = null, created_at = now() - interval '91 days' where id = $1`, [abandoned]);
  await mailroom.pool.query(`update core.mails set sent_at = null, created_at = now() - interval '80 days' where id = $1`, [waiting]);
  await mailroom.pool.query(
    `update dbos.workflow_status set completed_at = completed_at - 31 * 86400000::bigint where workflow_uuid = $1`,
    [`mail-${old}`],
  );

  await mailroom.dbos.triggerSchedule('daily-purge');
  await eventually(() => expect(worker.log()).toContain('purged'));
  const left = await mailroom.db.selectFrom('mails').select('id').execute();
  expect(new Set(left.map((row) => row.id))).toEqual(new Set([recent, waiting]));
  expect(await mailroom.statusOf(old)).toBeUndefined();
  expect(await mailroom.statusOf(recent)).toBe('SUCCESS');
});

test('settled changes go after three months, guesses at passwords after a day; what is still to come stays', async ({ mailroom }) => {
  const settled =
    "insert into core.scheduled_changes (id, collection, document_id, action, due_at, done_at) values (gen_random_uuid(), 'eventos', $1, 'publish', now(), $2)";
  const long = new Date(Date.now() - 91 * 86_400_000);
  await mailroom.pool.query(settled, [1, long]);
  await mailroom.pool.query(settled, [2, new Date()]);
  await mailroom.pool.query(settled, [3, null]);
  await mailroom.pool.query(
    "insert into core.login_attempts (address, account, attempted_at) values ('192.0.2.1', 'a', now() - interval '25 hours')",
  );
  await mailroom.pool.query("insert into core.login_attempts (address, account) values ('192.0.2.1', 'a')");

  const worker = await mailroom.startWorker();
  await worker.ready();
  await mailroom.dbos.triggerSchedule('daily-purge');
  await eventually(() => expect(worker.log()).toContain('purged'));
  const left = await mailroom.db.selectFrom('scheduled_changes').select('document_id').orderBy('document_id').execute();
  expect(left.map((row) => row.document_id)).toEqual([2, 3]);
  expect(await mailroom.db.selectFrom('login_attempts').select('id').execute()).toHaveLength(1);
});

test('drafts go when their day is over, and who came is forgotten 400 days after the visit', async ({ mailroom }) => {
  const draft = "insert into core.booking_drafts (key_digest, fields, booking_id, expires_at) values ($1, '{}', gen_random_uuid(), $2)";
  await mailroom.pool.query(draft, [Buffer.from('old'), new Date(Date.now() - 1_000)]);
  await mailroom.pool.query(draft, [Buffer.from('new'), new Date(Date.now() + 60_000)]);
  const visit = `insert into core.bookings (id, locale, mode, type_id, type_name, sub_specialty, had_consultation, insured, preferred_doctor_id, doctor_id,
    doctor_name, starts_at, ends_at, patient, price_cents, subject_to_authorisation, submitted_at)
    values (gen_random_uuid(), 'pt', 'inPerson', 462, 'Consulta', 'prostateCancer', false, false, 0, $1, 'x', $2::timestamptz, $2::timestamptz + interval '20 minutes',
    '{"name":"Ana","email":"ana@exemplo.pt"}', 9000, false, now())`;
  await mailroom.pool.query(visit, [1, new Date(Date.now() - 401 * 86_400_000)]);
  await mailroom.pool.query(visit, [2, new Date(Date.now() - 399 * 86_400_000)]);

  const worker = await mailroom.startWorker();
  await worker.ready();
  await mailroom.dbos.triggerSchedule('daily-purge');
  await eventually(() => expect(worker.log()).toContain('purged'));
  const drafts = await mailroom.pool.query('select key_digest from core.booking_drafts');
  expect(drafts.rows).toEqual([{ key_digest: Buffer.from('new') }]);
  const visits = await mailroom.pool.query(
    "select doctor_id, patient ->> 'email' as email, sub_specialty from core.bookings order by doctor_id",
  );
  expect(visits.rows).toEqual([
    { doctor_id: 1, email: '', sub_specialty: 'other' },
    { doctor_id: 2, email: 'ana@exemplo.pt', sub_specialty: 'prostateCancer' },
  ]);
});

test('counts go when their time is over, answers about cookies after three years, notes of who looked after five', async ({ mailroom }) => {
  const limit = 'insert into core.rate_limits (subject, uses, ends_at) values ($1, 1, now() + $2::interval)';
  await mailroom.pool.query(limit, [Buffer.from('over'), '-1 second']);
  await mailroom.pool.query(limit, [Buffer.from('running'), '1 hour']);
  const consent = "insert into core.consents (visitor, purposes, text_version, chosen_at) values ($1, '{}', 1, now() - $2::interval)";
  await mailroom.pool.query(consent, ['old', '1096 days']);
  await mailroom.pool.query(consent, ['young', '1094 days']);
  const look = "insert into core.audit_log (actor_id, actor, action, happened_at) values (1, $1, 'opened', now() - $2::interval)";
  await mailroom.pool.query(look, ['old', '1826 days']);
  await mailroom.pool.query(look, ['young', '1824 days']);

  const worker = await mailroom.startWorker();
  await worker.ready();
  await mailroom.dbos.triggerSchedule('daily-purge');
  await eventually(() => expect(worker.log()).toContain('purged'));
  const left = await mailroom.pool.query(
    `select encode(subject, 'escape') as name from core.rate_limits union all select visitor from core.consents
     union all select actor from core.audit_log`,
  );
  expect(left.rows.map(({ name }) => name)).toEqual(['running', 'young', 'young']);
});
