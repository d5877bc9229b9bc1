import { workflows } from '@clinic/core/adapters/dbos/application';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { isOutOfRetries, maxRecoveries, type Retries, retryThroughOutage, retryUntilRecorded } from '../workflows/retry-policy.ts';
import { beginIssue, finishIssue, type IssuePorts, sendBatch } from './send-issue.ts';

type Step = <T>(work: () => Promise<T>, retries: Retries) => Promise<T>;

/** Starts at its time: until then the timer is a row of the queue. DBOS keeps the id and counts, nobody's address. */
export function registerIssue(ports: IssuePorts): void {
  const step: Step = (work, retries) => DBOS.runStep(work, retries);
  registerWorkflow((issueId: string) => runIssue(ports, issueId, step), {
    name: workflows.newsletterIssue,
    maxRecoveryAttempts: maxRecoveries,
  });
}

export async function runIssue(ports: IssuePorts, issueId: string, step: Step): Promise<void> {
  const { deliveries } = ports;
  try {
    const isOpen = await step(() => beginIssue(ports, issueId), retryThroughOutage('begin'));
    if (!isOpen) return;
    for (;;) {
      const sent = await step(() => sendBatch(ports, issueId), retryThroughOutage('batch'));
      if (sent === 0) break;
    }
    await step(() => finishIssue(ports, issueId), retryThroughOutage('finish'));
  } catch (error) {
    // A letter was put off for days. Somebody has it go on once the mail server takes it.
    if (isOutOfRetries(error)) {
      await step(() => deliveries.giveUp(issueId), retryUntilRecorded('give up'));
      await step(() => deliveries.openWork(issueId), retryUntilRecorded('hand to a person'));
    }
    throw error;
  }
}
