import { openLibrary } from '@clinic/core/adapters/content/live-library';
import { publishedContent } from '@clinic/core/adapters/content/published-content';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { searchIndex } from '@clinic/core/adapters/database/search-index';
import { talkativeLogSettings } from '@clinic/core/adapters/database/talkative-log';
import { application } from '@clinic/core/adapters/dbos/application';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { dbosLogger } from '@clinic/core/adapters/dbos/dbos-logger';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { clinicContact } from './booking/clinic-contact.ts';
import { seedPatientContacts } from './booking/seed-patient-contacts.ts';
import { startBooking } from './booking/start-booking.ts';
import { scheduleWatch } from './booking/watch-bookings.ts';
import type { Env } from './env.ts';
import { serveHealth } from './health.ts';
import { holdWorkerId } from './hold-worker-id.ts';
import { openQueues } from './open-queues.ts';
import { changesOverHttp } from './publishing.ts';
import { enqueueReconcile, registerSearch } from './search/register-search.ts';
import { createSmtpSender } from './smtp.ts';
import { keepTakingOver } from './take-over.ts';
import { registerChangeOnTime } from './workflows/change-on-time.ts';
import { registerPurge, schedulePurge } from './workflows/purge.ts';
import { registerReSeal, reportMissingKeys, scheduleReSeal } from './workflows/re-seal.ts';
import { registerSendMail } from './workflows/send-mail.ts';

export type Worker = { stop: () => Promise<void> };

/** A booking at work takes two: one keeps others from making the same patient, one writes. Everything else takes one, for a moment. */
const bookingsAtOnce = 12;
const connections = 2 * bookingsAtOnce + 6;

const finishRunningWorkMs = 5_000;

/** DBOS would set its minute by a query that it does not wait for, of which `pg` warns; with the address it is set while signing in. */
function withIdleTransactionTimeout(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const options = [url.searchParams.get('options'), '-c idle_in_transaction_session_timeout=60000'].filter(Boolean).join(' ');
  url.searchParams.delete('options');
  // Not `searchParams.set`, which writes a blank as `+`: PostgreSQL would take the plus sign for part of the option.
  return `${url.href}${url.search ? '&' : '?'}options=${encodeURIComponent(options)}`;
}

export async function startWorker(env: Env, logger: Logger): Promise<Worker> {
  const health = await serveHealth(env.HOST, env.PORT);
  const pool = createPool(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'an idle database connection broke'), connections);
  const db = createDatabase(pool);
  const talkative = await talkativeLogSettings(pool);
  if (talkative.length > 0 && env.DEPLOYMENT !== 'local')
    logger.warn({ settings: talkative }, 'PostgreSQL may write patients’ words into its log');
  const send = createSmtpSender(env);
  registerSendMail({ db, logger, send });
  registerChangeOnTime({ logger, makeChange: changesOverHttp(env) });
  const purge = registerPurge({ db, keep: env, logger });
  const reSeal = registerReSeal({ pool, keys: env.DATA_KEYS, logger });
  registerSearch({ ports: { content: publishedContent(db), index: searchIndex(db) }, logger });

  const dbos = await createDbosClient(env.DATABASE_URL, pool, dbosLogger(logger));
  const library = await openLibrary({
    databaseUrl: env.DATABASE_URL,
    db,
    onTrouble: ({ kind, error }) => logger.warn({ kind, err: error }, 'library trouble'),
  });
  const contact = clinicContact(library.current, env.SITE_ORIGIN);
  const watch = startBooking({ env, pool, dbos, contact, send, library: library.current, logger });

  const seeded = await seedPatientContacts(db, env.DATA_KEYS);
  if (seeded > 0) logger.info({ seeded }, 'contacts of earlier bookings are known to be ours');

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
    systemDatabaseUrl: withIdleTransactionTimeout(env.DATABASE_URL),
    runMigrations: false,
    logger: dbosLogger(logger),
  });
  await DBOS.launch();
  await openQueues(bookingsAtOnce);
  await schedulePurge(purge);
  await scheduleReSeal(reSeal);
  await reportMissingKeys(db, env.DATA_KEYS, logger);
  await scheduleWatch(watch);
  const takingOver = keepTakingOver({ db, lifeline, logger });
  await enqueueReconcile();
  health.ready();
  logger.info({ port: health.port }, 'worker ready');

  return {
    stop: async () => {
      health.stopping();
      await library.close();
      await takingOver.stop();
      await DBOS.shutdown({ workflowCompletionTimeoutMS: finishRunningWorkMs });
      await dbos.destroy();
      await pool.end();
      await health.close();
      // Last: from here on others may take over whatever is left.
      await lifeline.close();
      logger.info('worker stopped');
    },
  };
}
