import { mailPorts } from '@clinic/core/adapters/database/mail-ports';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { DBOS, type DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { maxRecoveries, retryUntilDone } from '../workflows/retry-policy.ts';
import { tellRequest } from './tell-request.ts';

type RequestOptions = { env: Env; pool: pg.Pool; dbos: DBOSClient; contact: (locale: Locale) => Promise<ClinicContact> };

/** The letters about a request. The input is its id and nothing else, because DBOS stores it. */
export function registerRequests({ env, pool, dbos, contact }: RequestOptions): void {
  const store = requestStore(pool, dbos, env.DATA_KEYS);
  const tell = tellRequest({ store, mails: mailPorts(pool, dbos), contact, keys: env.DATA_KEYS, siteOrigin: env.SITE_ORIGIN });
  registerWorkflow(
    async (requestId: string) => {
      await DBOS.runStep(() => tell(requestId), retryUntilDone('tell'));
    },
    { name: workflows.tellRequest, maxRecoveryAttempts: maxRecoveries },
  );
}
