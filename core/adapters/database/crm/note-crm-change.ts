import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import { application, queues, workflows } from '../../dbos/application.ts';
import type { Transaction } from '../in-transaction.ts';

/** In the transaction of the change itself: what was changed is told, and nothing is told that was not changed. */
export async function noteCrmChange({ db, client }: Transaction, dbos: DBOSClient, subscriptionId: string): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    insert into core.crm_contacts as contact (subscription_id) values (${subscriptionId})
    on conflict (subscription_id) do update
      set version = contact.version + 1, changed_at = clock_timestamp(), failed_at = null, refused_at = null
    returning version`.execute(db);
  const work = {
    workflowName: workflows.tellCrm,
    queueName: queues.crm,
    workflowID: `crm-${subscriptionId}-${rows[0]?.version}`,
    appVersion: application.version,
  };
  // DBOS keeps inputs as plain JSON, so only the id travels.
  await dbos.enqueueInTransaction<(id: string) => Promise<void>>(client, work, subscriptionId);
}
