import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS } from '@dbos-inc/dbos-sdk';
import type { ApplyScheduledChange } from '../apply-scheduled-change.ts';
import { registerWorkflow } from './register-workflow.ts';
import { maxRecoveries, retryThroughOutage } from './retry-policy.ts';

type ScheduledPublishOptions = { applyChange: ApplyScheduledChange; logger: Logger };

/**
 * Starts when the time has come: until then the timer is a row of the queue, so a worker may be killed and a time may lie
 * months ahead. The back office reads the facts anew and makes the change at most once, however often it is asked.
 */
export function registerScheduledPublish({ applyChange, logger }: ScheduledPublishOptions): void {
  registerWorkflow(
    async (changeId: string) => {
      const outcome = await DBOS.runStep(() => applyChange(changeId), retryThroughOutage('change'));
      if (outcome === 'refused') logger.warn({ changeId }, 'a document may not be published as it stands');
      else logger.info({ changeId, outcome }, 'a scheduled change is settled');
    },
    { name: workflows.scheduledPublish, maxRecoveryAttempts: maxRecoveries },
  );
}
