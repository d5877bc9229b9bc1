import { randomUUID } from 'node:crypto';
import { queues, workflows } from '@clinic/core/adapters/dbos/application';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { enqueueWork } from './enqueue-work.ts';
import { execute } from './execute.ts';
import { type PlannedTimes, type ScheduledAction, scheduledActions } from './schedule-facts.ts';

/** The worker wakes up at `due` and asks the back office to make the change; only its number travels. */
const enqueueTimer = (req: PayloadRequest, change: string, due: number): Promise<void> =>
  enqueueWork(
    req,
    {
      workflowName: workflows.scheduledPublish,
      queueName: queues.publishing,
      workflowID: `change-${change}`,
      delaySeconds: Math.max(0, due - Date.now()) / 1000,
    },
    change,
  );

type Document = { collection: string; id: number };

export const isPendingSql = sql`cancelled_at is null and done_at is null and refused_at is null`;

const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;

async function settle(req: PayloadRequest, { collection, id }: Document, action: ScheduledAction, due: number | null, running: string) {
  const mine = sql`collection = ${collection} and document_id = ${id} and action = ${action} and id <> ${running}::uuid and ${isPendingSql}`;
  const same = due === null ? sql`false` : sql`due_at = ${at(due)}`;
  await execute(req, sql`update core.scheduled_changes set cancelled_at = now() where ${mine} and not (${same})`);
  if (due === null) return;
  const change = randomUUID();
  const added = await execute(
    req,
    sql`insert into core.scheduled_changes (id, collection, document_id, action, due_at)
        select ${change}::uuid, ${collection}, ${id}::int, ${action}, ${at(due)}
        where not exists (select from core.scheduled_changes where ${mine})
        returning id`,
  );
  if (added.length > 0) await enqueueTimer(req, change, due);
}

const nothingRuns = '00000000-0000-0000-0000-000000000000';

/**
 * Synchronises a document's timers with its scheduled times, inside the transaction of the edit. `running` is the id of the scheduled
 * change that makes this edit, which must not cancel itself. Past times are ignored, so that restoring an old version does not publish it.
 */
export async function settleTimers(req: PayloadRequest, document: Document, planned: PlannedTimes, running = nothingRuns): Promise<void> {
  // Serialises concurrent edits of one document.
  await execute(req, sql`select pg_advisory_xact_lock(hashtextextended(${`schedule:${document.collection}:${document.id}`}, 0))`);
  for (const action of scheduledActions) {
    const time = planned[action];
    await settle(req, document, action, time !== null && time > Date.now() ? time : null, running);
  }
}
