import type { Database } from '@clinic/core/adapters/database/database';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type { WorkerLock } from './worker-lock.ts';

type TakeOverOptions = { db: Database; workerLock: WorkerLock; logger: Logger };

const sweepEveryMs = 2_000;

// Work that outlived this many workers in quick succession is more likely to kill them than to be unlucky. Deploys end
// workers too, but hours apart: after a quiet hour the count begins again.
const maxTakeovers = 10;
const quiet = sql<boolean>`workflow_takeovers.last_taken_over_at < now() - interval '1 hour'`;

/** DBOS recovers only a worker's own work, at launch; this finishes the work of workers that never come back. */
export function keepTakingOver(options: TakeOverOptions): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = takeOver(options)
      .catch((error: unknown) => options.logger.error({ err: error }, 'could not look for dead workers'))
      .finally(() => {
        busy = false;
      });
  }, sweepEveryMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

async function takeOver({ db, workerLock, logger }: TakeOverOptions): Promise<void> {
  await workerLock.check();
  const owners = new Set((await unfinished()).map((workflow) => workflow.executorId));
  for (const owner of owners) {
    if (!owner) continue;
    await workerLock.ifDead(owner, async () => {
      const ids = (await unfinished(owner)).map((workflow) => workflow.workflowID);
      if (ids.length === 0) return;
      const poisonous = await countTakeovers(db, ids);
      const healthy = ids.filter((id) => !poisonous.has(id));
      if (healthy.length > 0) await DBOS.resumeWorkflows(healthy);
      if (poisonous.size > 0) {
        await DBOS.cancelWorkflows([...poisonous]);
        logger.error({ workflows: [...poisonous] }, 'cancelled work that keeps killing workers');
      }
      logger.info({ from: owner, count: healthy.length }, 'took over the work of a dead worker');
    });
  }
}

const unfinished = (executorId?: string) =>
  DBOS.listWorkflows({ status: 'PENDING', loadInput: false, loadOutput: false, ...(executorId && { executorId }) });

/** Resuming resets DBOS's own count of attempts, so ours is kept beside it. Returns those over the limit. */
async function countTakeovers(db: Database, ids: string[]): Promise<Set<string>> {
  const counted = await db
    .insertInto('workflow_takeovers')
    .values(ids.map((id) => ({ workflow_id: id, takeovers: 1 })))
    .onConflict((conflict) =>
      conflict.column('workflow_id').doUpdateSet({
        takeovers: sql`case when ${quiet} then 1 else workflow_takeovers.takeovers + 1 end`,
        last_taken_over_at: sql`now()`,
      }),
    )
    .returning(['workflow_id', 'takeovers'])
    .execute();
  return new Set(counted.filter((row) => row.takeovers > maxTakeovers).map((row) => row.workflow_id));
}
