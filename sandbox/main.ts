import { createLogger } from '@clinic/core/logging/create-logger';
import { orExit } from '@clinic/core/settings/or-exit';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';

const env = orExit(readEnv);
const logger = createLogger('sandbox', env.LOG_LEVEL);
const server = serve({ fetch: createApp().fetch, hostname: env.HOST, port: env.PORT }, ({ port }) =>
  logger.info({ port }, 'sandbox ready'),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // Answers under way are finished; idle browsers would otherwise hold the stop back.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
process.on('uncaughtException', (error) => {
  logger.fatal(error, 'stopped by an unexpected error');
  process.exit(1);
});
