import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { application, queues, workflows } from '../../dbos/application.ts';

/** For the front desk, in the transaction that notes who decided it. The worker erases: it alone has the rights. */
export async function startErasure(dbos: DBOSClient, client: pg.PoolClient, accountId: string): Promise<void> {
  await dbos.enqueueInTransaction<(id: string) => Promise<void>>(
    client,
    {
      workflowName: workflows.eraseAccount,
      queueName: queues.unhurried,
      workflowID: `erase-account-${accountId}`,
      appVersion: application.version,
    },
    accountId,
  );
}
