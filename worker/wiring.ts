import { cmsOverHttp } from '@clinic/core/adapters/content/cms-over-http';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { searchIndex } from '@clinic/core/adapters/database/search-index';
import { application, queues } from '@clinic/core/adapters/dbos/application';
import { dbosLogger } from '@clinic/core/adapters/dbos/dbos-logger';
import type { Logger } from '@clinic/core/logging/create-logger';
import { publishedContent } from '@clinic/core/search/published-content';
import { DBOS } from '@dbos-inc/dbos-sdk';
import type { Env } from './env.ts';
import { serveHealth } from './health.ts';
import { holdWorkerId } from './hold-worker-id.ts';
import { changesOverHttp } from './publishing.ts';
import { reconcileAtStart } from './search/reconcile-at-start.ts';
import { registerSearch } from './search/register-search.ts';
import { createSmtpSender } from './smtp.ts';
import { keepTakingOver } from './take-over.ts';
import { registerChangeOnTime } from './workflows/change-on-time.ts';
import { registerPurge, schedulePurge } from './workflows/purge.ts';
import { registerSendMail } from './workflows/send-mail.ts';

export type Worker = { stop: () => Promise<void> };

const finishRunningWorkMs = 5_000;
/** Nobody waits for what the worker reads from the CMS. */
const patience = { firstTryMs: 20_000, secondTryMs: 20_000, restMs: 0 };

export async function startWorker(env: Env, logger: Logger): Promise<Worker> {
  const health = await serveHealth(env.HOST, env.PORT);
  const pool = createPool(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'an idle database connection broke'));
  const db = createDatabase(pool);
  registerSendMail({ db, logger, send: createSmtpSender(env) });
  registerChangeOnTime({ logger, makeChange: changesOverHttp(env) });
  const purge = registerPurge({ db, logger });
  const content = publishedContent(cmsOverHttp({ baseUrl: env.BACKOFFICE_URL, ...patience }));
  registerSearch({ ports: { content, index: searchIndex(db) }, logger });

  // Before launch: launching recovers this id's unfinished work, which another worker may be taking over right now.
  const lifeline = await holdWorkerId(env.DATABASE_URL, env.WORKER_ID, {
    onWaiting: () => logger.warn('another process holds this worker id; waiting for it to end'),
    onLost: (error) => {
      // Others may already be doing our work, so nothing more may be done here, not even a clean stop.
      logger.fatal({ err: error }, 'lost the connection that marks this worker as alive');
      process.exit(1);
    },
  });
  DBOS.setConfig({
    name: application.name,
    applicationVersion: application.version,
    executorID: env.WORKER_ID,
    systemDatabaseUrl: env.DATABASE_URL,
    runMigrations: false,
    logger: dbosLogger(logger),
  });
  await DBOS.launch();
  await DBOS.registerQueue(queues.mail, { minPollingIntervalMs: 100, onConflict: 'always_update' });
  await DBOS.registerQueue(queues.publishing, { minPollingIntervalMs: 500, onConflict: 'always_update' });
  await DBOS.registerQueue(queues.search, { globalConcurrency: 1, minPollingIntervalMs: 250, onConflict: 'always_update' });
  await schedulePurge(purge);
  const takingOver = keepTakingOver({ db, lifeline, logger });
  const reconciling = reconcileAtStart({ isContentThere: async () => Boolean(await content.addressBook()), logger });
  health.ready();
  logger.info({ port: health.port }, 'worker ready');

  return {
    stop: async () => {
      health.stopping();
      reconciling.stop();
      await takingOver.stop();
      await DBOS.shutdown({ workflowCompletionTimeoutMS: finishRunningWorkMs });
      await pool.end();
      await health.close();
      // Last: from here on others may take over whatever is left.
      await lifeline.close();
      logger.info('worker stopped');
    },
  };
}
