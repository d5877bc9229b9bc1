import { workflows } from '@clinic/core/adapters/dbos/application';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { beginIssue, type IssuePorts, sendBatch } from './send-issue.ts';

/** About three days for each batch: a mail server that is down for a weekend costs nobody the letter. */
const untilSent = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.2, maxAttempts: 110 };

/** Every start of a worker counts as one recovery of what it had in hand. */
const maxRecoveries = 50;

/** Starts at its time: until then the timer is a row of the queue. DBOS keeps the id and counts, nobody's address. */
export function registerIssue(ports: IssuePorts): void {
  DBOS.registerWorkflow(
    async (issueId: string) => {
      const isOpen = await DBOS.runStep(() => beginIssue(ports, issueId), { ...untilSent, name: 'begin' });
      if (!isOpen) return;
      for (;;) {
        const sent = await DBOS.runStep(() => sendBatch(ports, issueId), { ...untilSent, name: 'batch' });
        if (sent === 0) break;
      }
      await DBOS.runStep(() => ports.deliveries.finish(issueId), { ...untilSent, name: 'finish' });
    },
    { name: workflows.newsletterIssue, maxRecoveryAttempts: maxRecoveries },
  );
}
