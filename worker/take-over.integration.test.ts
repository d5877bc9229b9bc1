import { describe, expect } from 'vitest';
import { eventually, type Mailroom } from './testing/mailroom.ts';
import { test } from './testing/mailroom-test.ts';

const pretendOwnedBy = (mailroom: Mailroom, workerId: string, mailId: string) =>
  mailroom.pool.query(`update dbos.workflow_status set status = 'PENDING', executor_id = $1 where workflow_uuid = $2`, [
    workerId,
    `mail-${mailId}`,
  ]);

describe.concurrent('taking over', () => {
  test('a second worker sends the mail of a killed one that never comes back', async ({ mailroom }) => {
    mailroom.gate.mode = 'silent';
    const first = await mailroom.startWorker('worker-1');
    const id = await mailroom.queue();
    await eventually(() => expect(mailroom.gate.attempts()).toBe(1));
    const second = await mailroom.startWorker('worker-2');
    await second.ready();
    mailroom.gate.mode = 'open';
    await first.kill();
    await mailroom.delivered(id);
    expect(await mailroom.caught()).toHaveLength(1);
    expect(second.log()).toContain('took over');
  });

  test('nothing is taken from a worker that lives', async ({ mailroom }) => {
    mailroom.gate.mode = 'silent';
    await mailroom.startWorker('worker-1');
    const id = await mailroom.queue();
    await eventually(() => expect(mailroom.gate.attempts()).toBe(1));
    const dead = await mailroom.queue();
    await pretendOwnedBy(mailroom, 'worker-9', dead);
    await mailroom.startWorker('worker-2');
    // Once the dead worker's mail was taken, the sweep has also looked at the living worker's.
    await eventually(() => expect(mailroom.gate.attempts()).toBeGreaterThan(1));
    expect(await mailroom.dbos.getWorkflow(`mail-${id}`)).toMatchObject({ status: 'PENDING', executorId: 'worker-1' });
  });

  test('work that outlived ten workers within the hour is cancelled; what had a quiet hour since is handed on', async ({ mailroom }) => {
    const [poison, unlucky] = [await mailroom.queue(), await mailroom.queue()];
    for (const [id, lastTakenOver] of [
      [poison, new Date()],
      [unlucky, new Date(Date.now() - 2 * 3_600_000)],
    ] as const) {
      const counted = { workflow_id: `mail-${id}`, takeovers: 10, last_taken_over_at: lastTakenOver };
      await mailroom.db.insertInto('workflow_takeovers').values(counted).execute();
      await pretendOwnedBy(mailroom, 'worker-9', id);
    }
    const worker = await mailroom.startWorker();
    await mailroom.delivered(unlucky);
    expect(await mailroom.statusOf(poison)).toBe('CANCELLED');
    expect(worker.log()).toContain('keeps killing workers');
    expect(await mailroom.caught()).toHaveLength(1);
  });

  test('a worker that loses its lifeline ends at once', async ({ mailroom }) => {
    const worker = await mailroom.startWorker();
    await worker.ready();
    await mailroom.pool.query(
      `select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
       where locktype = 'advisory' and classid = 4711 and d.datname = current_database()`,
    );
    await eventually(() => expect(worker.child.exitCode).toBe(1));
    expect(worker.log()).toContain('lost the connection');
  });

  test('two processes with one id: the second waits, unhealthy, until the first is gone', async ({ mailroom }) => {
    const first = await mailroom.startWorker();
    await first.ready();
    const second = await mailroom.startWorker();
    await eventually(() => expect(second.log()).toContain('another process holds this worker id'));
    expect(await second.health()).toBe(503);
    await first.kill();
    await second.ready();
  });

  test('a worker told to stop while a mail waits leaves the mail to the next', async ({ mailroom }) => {
    mailroom.gate.mode = 'down';
    const first = await mailroom.startWorker('worker-1');
    const id = await mailroom.queue();
    await eventually(() => expect(mailroom.gate.attempts()).toBeGreaterThan(0));
    expect(await first.stop()).toBe(0);
    expect(await mailroom.statusOf(id)).toBe('PENDING');
    mailroom.gate.mode = 'open';
    await mailroom.startWorker('worker-2');
    await mailroom.delivered(id);
    expect(await mailroom.caught()).toHaveLength(1);
  });
});
