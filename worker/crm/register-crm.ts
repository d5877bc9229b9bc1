import { crmContacts } from '@clinic/core/adapters/database/crm/crm-contacts';
import type { Database } from '@clinic/core/adapters/database/database';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Crm } from '@clinic/core/crm/crm';
import { tellCrm, tellLeftOver } from '@clinic/core/crm/tell-crm';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { isOutOfRetries, maxRecoveries, retryThroughOutage, retryUntilRecorded } from '../workflows/retry-policy.ts';

type RegisterCrmOptions = { db: Database; crm: Crm | null; logger: Logger };

/** The input is a subscription's id and nothing else, because DBOS stores it. Without a CRM what is noted waits until there is one. */
export function registerCrm({ db, crm, logger }: RegisterCrmOptions): ScheduledWorkflowFn {
  const ports = crm && { contacts: crmContacts(db), crm };
  const tell = async (subscriptionId: string): Promise<void> => {
    const told = ports && (await tellCrm(ports, subscriptionId));
    // What is refused would be refused again; the front desk sees that it is left over.
    if (told && !told.ok && told.error.kind === 'crmUnavailable') throw new Error(told.error.kind);
  };
  registerWorkflow(
    async (subscriptionId: string) => {
      try {
        await DBOS.runStep(() => tell(subscriptionId), retryThroughOutage('tell'));
      } catch (error) {
        // From then on it is tried every hour, with all that is left over, and a person knows.
        if (!isOutOfRetries(error)) throw error;
        if (ports) await DBOS.runStep(() => ports.contacts.openWork(), retryUntilRecorded('hand to a person'));
      }
    },
    { name: workflows.tellCrm, maxRecoveryAttempts: maxRecoveries },
  );
  return registerWorkflow(
    async (_scheduledAt: Date, _context: unknown) => {
      if (!ports) return;
      const told = await DBOS.runStep(() => tellLeftOver(ports), { name: 'tell what is left over' });
      if (told > 0) logger.info({ told }, 'told the CRM what was left over');
    },
    { name: workflows.tellCrmLeftOver },
  );
}

/** Each schedule is a row, so only one of the workers runs it. */
export const scheduleCrm = (tellAll: ScheduledWorkflowFn): Promise<void> =>
  DBOS.applySchedules([{ scheduleName: 'tell-crm', workflowFn: tellAll, schedule: '23 * * * *', cronTimezone: 'Europe/Lisbon' }]);
