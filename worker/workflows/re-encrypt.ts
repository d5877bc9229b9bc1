import { createDatabase, type Database } from '@clinic/core/adapters/database/database';
import { keysInUse } from '@clinic/core/adapters/database/secrets/keys-in-use';
import { reEncrypt } from '@clinic/core/adapters/database/secrets/re-encrypt';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Logger } from '@clinic/core/logging/create-logger';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { DBOS, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { registerWorkflow } from './register-workflow.ts';

type ReEncryptionOptions = { pool: pg.Pool; keys: DataKeys; logger: Logger };

/** What `pnpm rotate-keys` does, every night: nothing stays in plain text, or under an old key, because somebody forgot. */
export function registerReEncryption({ pool, keys, logger }: ReEncryptionOptions): ScheduledWorkflowFn {
  return registerWorkflow(
    async (_scheduledAt: Date, _context: unknown) => {
      const tables = await DBOS.runStep(() => reEncrypt(pool, keys), { name: 're-encrypt' });
      logger.info({ changed: Object.fromEntries(tables.map(({ table, changed }) => [table, changed])) }, 'encrypted anew');
      await reportMissingKeys(createDatabase(pool), keys, logger);
    },
    { name: workflows.reEncrypt },
  );
}

export const scheduleReEncryption = (work: ScheduledWorkflowFn): Promise<void> =>
  DBOS.applySchedules([{ scheduleName: 'nightly-re-seal', workflowFn: work, schedule: '47 3 * * *', cronTimezone: 'Europe/Lisbon' }]);

/** No reason to stop: what needs none of these values goes on, and the rest is tried again until the key is back. */
export async function reportMissingKeys(db: Database, keys: DataKeys, logger: Logger): Promise<void> {
  const held = new Set<string | null>([null, ...keys.map(({ id }) => id)]);
  const missing = (await keysInUse(db)).filter(({ key }) => !held.has(key));
  if (missing.length > 0) logger.error({ missing }, 'DATA_KEYS lacks keys under which values are stored: put them back');
}
