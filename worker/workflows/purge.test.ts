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
