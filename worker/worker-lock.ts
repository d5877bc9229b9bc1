import { setTimeout as sleep } from 'node:timers/promises';
import { workerLockClass } from '@clinic/core/adapters/dbos/application';
import pg from 'pg';

const retryAfterMs = 200;
const answerWithinMs = 10_000;

export type WorkerLock = {
  workerId: string;
  /** Calls `onLost` when PostgreSQL no longer answers. */
  check: () => Promise<void>;
  /** Runs `work` only if no living worker holds `id`, and keeps that id from starting meanwhile. */
  ifDead: (id: string, work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * A worker is alive exactly as long as its session holds the advisory lock on its id: PostgreSQL drops
 * the lock with the socket, so kill -9 shows at once and no clock has to be trusted.
 */
export async function acquireWorkerLock(
  databaseUrl: string,
  workerId: string,
  on: { onWaiting: () => void; onLost: (error: Error) => void },
): Promise<WorkerLock> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, query_timeout: answerWithinMs });
  let closing = false;
  const lost = (error: Error) => {
    if (!closing) on.onLost(error);
  };
  client.on('error', lost);
  client.on('end', () => lost(new Error('connection ended')));
  await client.connect();
  // A host that vanishes without closing its sockets is noticed by the server after about 25 seconds;
  // the vanished worker, if it still runs, has noticed its unanswered check after 10 and is gone.
  await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3');

  const ask = async (call: string, id: string): Promise<boolean> => {
    const { rows } = await client.query<{ answer: boolean }>(`select ${call}($1, hashtext($2)) as answer`, [workerLockClass, id]);
    return rows[0]?.answer === true;
  };
  let waiting = false;
  while (!(await ask('pg_try_advisory_lock', workerId))) {
    if (!waiting) on.onWaiting();
    waiting = true;
    await sleep(retryAfterMs);
  }

  return {
    workerId,
    check: async () => {
      await client.query('select 1').catch(lost);
    },
    ifDead: async (id, work) => {
      if (id === workerId || !(await ask('pg_try_advisory_lock', id))) return;
      try {
        await work();
      } finally {
        await ask('pg_advisory_unlock', id);
      }
    },
    close: async () => {
      closing = true;
      await client.end();
    },
  };
}
