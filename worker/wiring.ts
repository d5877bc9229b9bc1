import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { openLibrary } from '@clinic/core/adapters/content/live-library';
import { publishedContent } from '@clinic/core/adapters/content/published-content';
import { crmFromSettings } from '@clinic/core/adapters/crm/crm-from-settings';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { searchIndex } from '@clinic/core/adapters/database/search-index';
import { unsafeLogSettings } from '@clinic/core/adapters/database/unsafe-log-settings';
import { untilItWrites } from '@clinic/core/adapters/database/until-it-writes';
import { application } from '@clinic/core/adapters/dbos/application';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { dbosLogger } from '@clinic/core/adapters/dbos/dbos-logger';
import { documentFilesFrom } from '@clinic/core/adapters/documents/document-files';
import { smsFromSettings } from '@clinic/core/adapters/sms/sms-from-settings';
import type { Logger } from '@clinic/core/logging/create-logger';
import { openTracing } from '@clinic/metrics/open-tracing';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { startAccounts } from './accounts/start-accounts.ts';
import { scheduledChangesOverHttp } from './apply-scheduled-change.ts';
import { clinicContact } from './booking/clinic-contact.ts';
import { seedPatientContacts } from './booking/seed-patient-contacts.ts';
import { startBooking } from './booking/start-booking.ts';
import { scheduleWatch } from './booking/watch-bookings.ts';
import { startCodes } from './codes/start-codes.ts';
import { registerCrm, scheduleCrm } from './crm/register-crm.ts';
import { scheduleDeskAlerts, startDeskAlerts } from './desk-alerts/start-desk-alerts.ts';
import { registerDocuments, scheduleDocuments } from './documents/register-documents.ts';
import { trashOverHttp } from './empty-trash.ts';
import type { Env } from './env.ts';
import { scheduleEvents, startEvents } from './events/start-events.ts';
import { serveHealth } from './health.ts';
import { startNewsletter } from './newsletter/start-newsletter.ts';
import { observedMail, observedText } from './observed-services.ts';
import { openQueues } from './open-queues.ts';
import { registerPersonalArea } from './personal-area/register-personal-area.ts';
import { startQuizzes } from './quizzes/start-quizzes.ts';
import { registerReviewReminders, scheduleReviewReminders } from './remind-reviewers.ts';
import { registerRequests } from './requests/register-requests.ts';
import { enqueueReconcile, registerSearch } from './search/register-search.ts';
import { createSmtpSender } from './smtp.ts';
import { keepTakingOver } from './take-over.ts';
import { scheduleWaiting, startWaiting } from './waiting/start-waiting.ts';
import { acquireWorkerLock } from './worker-lock.ts';
import { openWorkerMetrics } from './worker-metrics.ts';
import { registerPurge, schedulePurge } from './workflows/purge.ts';
import { registerReEncryption, reportMissingKeys, scheduleReEncryption } from './workflows/re-encrypt.ts';
import { readCausesFrom } from './workflows/register-workflow.ts';
import { registerScheduledPublish } from './workflows/scheduled-publish.ts';
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
  // Before the database: that it does not answer is a figure, too.
  const metrics = await openWorkerMetrics(env, pool, logger);
  await untilItWrites(pool, (error) => logger.warn({ err: error }, 'waiting for the database'));
  const unsafe = await unsafeLogSettings(pool);
  if (unsafe.length > 0 && env.DEPLOYMENT !== 'local')
    logger.warn({ settings: unsafe }, 'PostgreSQL may write patients’ words into its log');
  const { observe } = metrics;
  const tracing = await openTracing('worker', env);
  readCausesFrom(pool);
  const send = observedMail(createSmtpSender(env), observe);
  registerSendMail({ db, logger, send });
  registerScheduledPublish({ logger, applyChange: scheduledChangesOverHttp(env) });
  const files = documentFilesFrom(env);
  const purge = registerPurge({ db, keep: env, files, emptyTrash: trashOverHttp(env), logger });
  const remindReviewers = registerReviewReminders({ env, logger });
  const reEncryption = registerReEncryption({ pool, keys: env.DATA_KEYS, logger });
  registerSearch({ ports: { content: publishedContent(db), index: searchIndex(db) }, logger });

  const dbos = await createDbosClient(env.DATABASE_URL, pool, dbosLogger(logger));
  const library = await openLibrary({
    databaseUrl: env.DATABASE_URL,
    db,
    onTrouble: ({ kind, error }) => logger.warn({ kind, err: error }, 'library trouble'),
  });
  const contact = clinicContact(library.current, env.SITE_ORIGIN);
  const clinicService = { url: env.CLINIC_SERVICE_URL, key: env.CLINIC_SERVICE_KEY, appId: env.CLINIC_SERVICE_APP_ID };
  const clinic = clinicOverHttp({ ...clinicService, logger, observe });
  const text = observedText(smsFromSettings(env), observe);
  startCodes({ env, pool, dbos, clinic, contact, send, text });
  startAccounts({ env, pool, dbos, contact, send });
  registerRequests({ env, pool, dbos, contact });
  const recheckDocuments = registerDocuments({ env, pool, dbos, files, logger, observe });
  startNewsletter({ env, db, contact, send, library: library.current });
  const tellLeftOverToCrm = registerCrm({ db, crm: crmFromSettings(env), logger });
  startQuizzes({ env, pool, dbos, contact, send });
  registerPersonalArea({ pool, dbos, clinic, keys: env.DATA_KEYS });
  const tend = startEvents({ env, pool, dbos, contact, send, library: library.current });
  const watch = startBooking({ env, pool, dbos, clinic, contact, text, library, logger, observe });
  const lookForHours = startWaiting({ env, pool, dbos, clinic, contact, text, library: library.current });

  const tellDesk = startDeskAlerts({ env, pool, dbos, contact, text, logger });

  const seeded = await seedPatientContacts(db, env.DATA_KEYS);
  if (seeded > 0) logger.info({ seeded }, 'contacts of earlier bookings are known to be ours');

  // Before launch: launching recovers this id's unfinished work, which another worker may be taking over right now.
  const workerLock = await acquireWorkerLock(env.DATABASE_URL, env.WORKER_ID, {
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
  await scheduleReviewReminders(remindReviewers);
  await scheduleReEncryption(reEncryption);
  await reportMissingKeys(db, env.DATA_KEYS, logger);
  await scheduleWatch(watch);
  await scheduleEvents(tend);
  await scheduleWaiting(lookForHours);
  await scheduleDeskAlerts(tellDesk);
  await scheduleCrm(tellLeftOverToCrm);
  await scheduleDocuments(recheckDocuments);
  const takingOver = keepTakingOver({ db, workerLock, logger });
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
      await metrics.close();
      await tracing.close();
      await pool.end();
      await health.close();
      // Last: from here on others may take over whatever is left.
      await workerLock.close();
      logger.info('worker stopped');
    },
  };
}
