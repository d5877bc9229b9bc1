import { profileOutbox } from '@clinic/core/adapters/database/personal-area/profile-store';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { giveUpProfileChange, sendProfileChange } from '@clinic/core/personal-area/profile/send-profile-change';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { DBOS, type DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { isOutOfRetries, maxRecoveries, retryUntilDone } from '../workflows/retry-policy.ts';
import { eraseAccount } from './erase-account.ts';

type PersonalAreaOptions = { pool: pg.Pool; dbos: DBOSClient; clinic: ClinicService; keys: DataKeys };

/** The worker's part of the personal area. Inputs are ids and nothing else, because DBOS stores them. */
export function registerPersonalArea({ pool, dbos, clinic, keys }: PersonalAreaOptions): void {
  const outbox = profileOutbox(pool, keys);
  registerWorkflow(
    async (changeId: string) => {
      try {
        await DBOS.runStep(() => sendProfileChange({ outbox, clinic, keys }, changeId), retryUntilDone('send'));
      } catch (error) {
        if (!isOutOfRetries(error)) throw error;
        await DBOS.runStep(() => giveUpProfileChange(outbox, changeId), retryUntilDone('hand to a person'));
      }
    },
    { name: workflows.profileChange, maxRecoveryAttempts: maxRecoveries },
  );
  registerWorkflow(
    async (accountId: string) => {
      await DBOS.runStep(() => eraseAccount({ pool, dbos, keys }, accountId), retryUntilDone('erase'));
    },
    { name: workflows.eraseAccount, maxRecoveryAttempts: maxRecoveries },
  );
}
