import { withMigrationLock } from '@clinic/core/adapters/database/with-migration-lock';
import { createLogger } from '@clinic/core/logging/create-logger';
import { orExit } from '@clinic/core/settings/or-exit';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { clinicStandIn } from './clinic/clinic-stand-in.ts';
import { bringUpToDate } from './clinic/seed/seed-clinic.ts';
import { crmStandIn } from './crm/crm-stand-in.ts';
import { openSandboxDatabase } from './database/database.ts';
import { migrateSandbox } from './database/migrate-sandbox.ts';
import { readEnv } from './env.ts';
import { errorsStandIn } from './errors/errors-stand-in.ts';
import { paymentsStandIn } from './payments/payments-stand-in.ts';
import { smsStandIn } from './sms/sms-stand-in.ts';
import { videoStandIn } from './video/video-stand-in.ts';

const env = orExit(readEnv);
const logger = createLogger('sandbox', env.LOG_LEVEL);

await migrateSandbox(env.SANDBOX_DATABASE_URL);
const db = openSandboxDatabase(env.SANDBOX_DATABASE_URL, (error) => logger.warn(error, 'idle connection lost'));
// Two of these started at once on an empty database would fill it twice.
await withMigrationLock(env.SANDBOX_DATABASE_URL, () => bringUpToDate(db));
const clinic = clinicStandIn({ db, key: env.CLINIC_SERVICE_KEY, appId: env.CLINIC_SERVICE_APP_ID, logger });
const payments = paymentsStandIn({
  db,
  keys: {
    easypay: { accountId: env.EASYPAY_ACCOUNT_ID, apiKey: env.EASYPAY_API_KEY },
    ifthenpay: {
      mbKey: env.IFTHENPAY_MB_KEY,
      mbWayKey: env.IFTHENPAY_MBWAY_KEY,
      backofficeKey: env.IFTHENPAY_BACKOFFICE_KEY,
      cardKey: env.IFTHENPAY_CARD_KEY,
      antiPhishingKey: env.IFTHENPAY_ANTI_PHISHING_KEY,
    },
  },
  callbackOrigin: env.PAYMENT_CALLBACK_ORIGIN,
  easypayReturnUrl: env.EASYPAY_RETURN_URL,
  logger,
});

const sms = smsStandIn({ key: env.SMS_GATEWAY_KEY });
const video = videoStandIn({ key: env.VIDEO_ROOMS_KEY });
const crm = crmStandIn({ key: env.CRM_KEY });
const app = createApp({ clinic: clinic.routes, ...payments.routes, sms, crm, video, errors: errorsStandIn() });
const server = serve({ fetch: app.fetch, hostname: env.HOST, port: env.PORT }, ({ port }) => logger.info({ port }, 'sandbox ready'));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Calls that hang on purpose would otherwise hold the stop back.
    clinic.stop();
    const callbacksSent = payments.stop();
    server.close(() => void callbacksSent.finally(() => process.exit(0)));
    // Answers under way are finished; idle browsers would otherwise hold the stop back.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
process.on('uncaughtException', (error) => {
  logger.fatal(error, 'stopped by an unexpected error');
  process.exit(1);
});
