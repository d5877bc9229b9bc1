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
