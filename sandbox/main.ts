import { createLogger } from '@clinic/core/logging/create-logger';
import { orExit } from '@clinic/core/settings/or-exit';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { clinicStandIn } from './clinic/clinic-stand-in.ts';
import { bringUpToDate } from './clinic/seed/seed-clinic.ts';
import { openDatabase } from './database/database.ts';
import { migrateSandbox } from './database/migrate-sandbox.ts';
import { readEnv } from './env.ts';

const env = orExit(readEnv);
const logger = createLogger('sandbox', env.LOG_LEVEL);

await migrateSandbox(env.SANDBOX_DATABASE_URL);
const db = openDatabase(env.SANDBOX_DATABASE_URL, (error) => logger.warn(error, 'idle connection lost'));
await bringUpToDate(db);
const clinic = clinicStandIn({ db, key: env.CLINIC_SERVICE_KEY, appId: env.CLINIC_SERVICE_APP_ID, logger });

const server = serve({ fetch: createApp({ clinic: clinic.routes }).fetch, hostname: env.HOST, port: env.PORT }, ({ port }) =>
  logger.info({ port }, 'sandbox ready'),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Calls that hang on purpose would otherwise hold the stop back.
    clinic.stop();
    server.close(() => process.exit(0));
    // Answers under way are finished; idle browsers would otherwise hold the stop back.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
process.on('uncaughtException', (error) => {
  logger.fatal(error, 'stopped by an unexpected error');
  process.exit(1);
});
