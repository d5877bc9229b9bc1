import { describe, expect } from 'vitest';
import { type MailHarness, waitForAssertion } from './testing/mail-harness.ts';
import { test } from './testing/mail-harness-test.ts';

const pretendOwnedBy = (mailHarness: MailHarness, workerId: string, mailId: string) =>
  mailHarness.pool.query(`update dbos.workflow_status set status = 'PENDING', executor_id = $1 where workflow_uuid = $2`, [
    workerId,
    `mail-${mailId}`,
  ]);

describe.concurrent('taking over', () => {
  test('a second worker sends the mail of a killed one that never comes back', async ({ mailHarness }) => {
    mailHarness.gate.mode = 'silent';
    const first = await mailHarness.startWorker('worker-1');
    const id = await mailHarness.queue();
    await waitForAssertion(() => expect(mailHarness.gate.attempts()).toBe(1));
    const second = await mailHarness.startWorker('worker-2');
    await second.ready();
    mailHarness.gate.mode = 'open';
    await first.kill();
    await mailHarness.delivered(id);
    expect(await mailHarness.caught()).toHaveLength(1);
    expect(second.log()).toContain('took over');
  });

  test('nothing is taken from a worker that lives', async ({ mailHarness }) => {
    mailHarness.gate.mode = 'silent';
    await mailHarness.startWorker('worker-1');
    const id = await mailHarness.queue();
    await waitForAssertion(() => expect(mailHarness.gate.attempts()).toBe(1));
    const dead = await mailHarness.queue();
    await pretendOwnedBy(mailHarness, 'worker-9', dead);
    await mailHarness.startWorker('worker-2');
    // Once the dead worker's mail was taken, the sweep has also looked at the living worker's.
    await waitForAssertion(() => expect(mailHarness.gate.attempts()).toBeGreaterThan(1));
    expect(await mailHarness.dbos.getWorkflow(`mail-${id}`)).toMatchObject({ status: 'PENDING', executorId: 'worker-1' });
  });

  test('work that outlived ten workers within the hour is cancelled; what had a quiet hour since is handed on', async ({ mailHarness }) => {
    const [poison, unlucky] = [await mailHarness.queue(), await mailHarness.queue()];
    for (const [id, lastTakenOver] of [
      [poison, new Date()],
      [unlucky, new Date(Date.now() - 2 * 3_600_000)],
    ] as const) {
      const counted = { workflow_id: `mail-${id}`, takeovers: 10, last_taken_over_at: lastTakenOver };
      await mailHarness.db.insertInto('workflow_takeovers').values(counted).execute();
      await pretendOwnedBy(mailHarness, 'worker-9', id);
    }
    const worker = await mailHarness.startWorker();
    await mailHarness.delivered(unlucky);
    expect(await mailHarness.statusOf(poison)).toBe('CANCELLED');
    expect(worker.log()).toContain('keeps killing workers');
    expect(await mailHarness.caught()).toHaveLength(1);
  });

  test('a worker that loses its workerLock ends at once', async ({ mailHarness }) => {
    const worker = await mailHarness.startWorker();
    await worker.ready();
    await mailHarness.pool.query(
      `select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
       where locktype = 'advisory' and classid = 4711 and d.datname = current_database()`,
    );
    await waitForAssertion(() => expect(worker.child.exitCode).toBe(1));
    expect(worker.log()).toContain('lost the connection');
  });

  test('two processes with one id: the second waits, unhealthy, until the first is gone', async ({ mailHarness }) => {
    const first = await mailHarness.startWorker();
    await first.ready();
    const second = await mailHarness.startWorker();
    await waitForAssertion(() => expect(second.log()).toContain('another process holds this worker id'));
    expect(await second.health()).toBe(503);
    await first.kill();
    await second.ready();
  });

  test('a worker told to stop while a mail waits leaves the mail to the next', async ({ mailHarness }) => {
    mailHarness.gate.mode = 'down';
    const first = await mailHarness.startWorker('worker-1');
    const id = await mailHarness.queue();
    await waitForAssertion(() => expect(mailHarness.gate.attempts()).toBeGreaterThan(0));
    expect(await first.stop()).toBe(0);
    expect(await mailHarness.statusOf(id)).toBe('PENDING');
    mailHarness.gate.mode = 'open';
    await mailHarness.startWorker('worker-2');
    await mailHarness.delivered(id);
    expect(await mailHarness.caught()).toHaveLength(1);
  });
});
