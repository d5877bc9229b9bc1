import { expect } from 'vitest';
import { waitForAssertion } from '../testing/mail-harness.ts';
import { test } from '../testing/mail-harness-test.ts';

test('the daily purge removes old mails and old finished work, and nothing else', async ({ mailHarness }) => {
  const [old, abandoned, recent, waiting] = [
    await mailHarness.queue(),
    await mailHarness.queue(),
    await mailHarness.queue(),
    await mailHarness.queue(),
  ];
  const worker = await mailHarness.startWorker();
  for (const id of [old, abandoned, recent]) await mailHarness.delivered(id);
  await mailHarness.pool.query(`update core.mails set sent_at = now() - interval '91 days' where id = $1`, [old]);
  await mailHarness.pool.query(`update core.mails set sent_at = null, created_at = now() - interval '91 days' where id = $1`, [abandoned]);
  await mailHarness.pool.query(`update core.mails set sent_at = null, created_at = now() - interval '80 days' where id = $1`, [waiting]);
  await mailHarness.pool.query(
    `update dbos.workflow_status set completed_at = completed_at - 31 * 86400000::bigint where workflow_uuid = $1`,
    [`mail-${old}`],
  );

  await mailHarness.dbos.triggerSchedule('daily-purge');
  await waitForAssertion(() => expect(worker.log()).toContain('purged'));
  const left = await mailHarness.db.selectFrom('mails').select('id').execute();
  expect(new Set(left.map((row) => row.id))).toEqual(new Set([recent, waiting]));
  expect(await mailHarness.statusOf(old)).toBeUndefined();
  expect(await mailHarness.statusOf(recent)).toBe('SUCCESS');
});

test('one class that cannot be purged holds up none of the others, and who looked stays', async ({ mailHarness }) => {
  await mailHarness.pool.query('alter table core.login_attempts rename to login_attempts_away');
  const look = "insert into core.audit_log (actor_id, actor, action, happened_at) values (1, $1, 'opened', now() - $2::interval)";
  await mailHarness.pool.query(look, ['looked long ago', '3000 days']);
  const consent = "insert into core.consents (visitor, purposes, text_version, chosen_at) values ($1, '{}', 1, now() - $2::interval)";
  await mailHarness.pool.query(consent, ['older than this worker was told', '11 days']);

  const worker = await mailHarness.startWorker('worker-1', { KEEP_CONSENTS_DAYS: '10' });
  await worker.ready();
  await mailHarness.dbos.triggerSchedule('daily-purge');
  await waitForAssertion(() => expect(worker.log()).toContain('purged'));
  expect(worker.log()).toContain('"class":"logins"');
  const left = await mailHarness.pool.query('select actor as tag from core.audit_log union all select visitor from core.consents');
  expect(left.rows).toEqual([{ tag: 'looked long ago' }]);
});
