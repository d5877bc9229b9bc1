import { workflows } from '@clinic/core/adapters/dbos/application';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { maxRecoveries, retryThroughOutage } from '../workflows/retry-policy.ts';
import { beginIssue, type IssuePorts, sendBatch } from './send-issue.ts';

/** Starts at its time: until then the timer is a row of the queue. DBOS keeps the id and counts, nobody's address. */
export function registerIssue(ports: IssuePorts): void {
  registerWorkflow(
    async (issueId: string) => {
      const isOpen = await DBOS.runStep(() => beginIssue(ports, issueId), retryThroughOutage('begin'));
      if (!isOpen) return;
      for (;;) {
        const sent = await DBOS.runStep(() => sendBatch(ports, issueId), retryThroughOutage('batch'));
        if (sent === 0) break;
      }
      await DBOS.runStep(() => ports.deliveries.finish(issueId), retryThroughOutage('finish'));
    },
    { name: workflows.newsletterIssue, maxRecoveryAttempts: maxRecoveries },
  );
}
