import { backupStamp } from '@clinic/core/adapters/backup/backup-stamp';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { keepServiceFacts } from '@clinic/core/adapters/database/figures/outside-services';
import { readSystemFigures } from '@clinic/core/adapters/database/figures/read-system-figures';
import type { ObserveCall } from '@clinic/core/figures/outside-call';
import { cachedFigures } from '@clinic/core/figures/system-figures';
import type { Logger } from '@clinic/core/logging/create-logger';
import { backupMetrics } from '@clinic/metrics/backup-metrics';
import { callMetrics } from '@clinic/metrics/call-metrics';
import { poolMetrics } from '@clinic/metrics/pool-metrics';
import { processMetrics } from '@clinic/metrics/process-metrics';
import { serveMetrics } from '@clinic/metrics/serve-metrics';
import { systemMetrics } from '@clinic/metrics/system-metrics';
import type pg from 'pg';
import type { Env } from './env.ts';

/**
 * The worker shows what the database knows of the whole system, beside its own figures. Which services of others answer is written down in
 * any case: the back office tells it to staff.
 */
export async function openWorkerMetrics(env: Env, pool: pg.Pool, logger: Logger) {
  const db = createDatabase(pool);
  const facts = keepServiceFacts(db, (error) => logger.warn({ err: error }, 'could not note which services answer'));
  if (env.METRICS_PORT === undefined) return { observe: facts.note, close: facts.stop };
  const registry = processMetrics();
  poolMetrics(registry, () => ({ worker: pool }));
  systemMetrics(
    registry,
    cachedFigures(() => readSystemFigures(db)),
    (error) => logger.warn({ err: error }, 'could not read figures'),
  );
  backupMetrics(registry, backupStamp(env));
  const count = callMetrics(registry);
  const listener = await serveMetrics(env, registry);
  logger.info({ port: listener?.port }, 'figures are shown');
  const observe: ObserveCall = (call) => {
    count(call);
    facts.note(call);
  };
  return {
    observe,
    close: async () => {
      await listener?.close();
      await facts.stop();
    },
  };
}
