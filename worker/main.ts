import { openErrorReports } from '@clinic/core/adapters/error-reports/open-error-reports';
import { createLogger } from '@clinic/core/logging/create-logger';
import { orExit } from '@clinic/core/settings/or-exit';
import { readEnv } from './env.ts';
import { startWorker, type Worker } from './wiring.ts';

const env = orExit(readEnv);
const logger = createLogger('worker', env.LOG_LEVEL).child({ worker: env.WORKER_ID });
openErrorReports('worker', env);
const stopWithinMs = 9_000;
let worker: Worker | undefined;
let stopping = false;

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await worker?.stop();
    process.exit(0);
  });
}
process.on('uncaughtException', (error) => {
  logger.fatal(error, 'stopped by an unexpected error');
  // As long as a report may take to leave.
  setTimeout(() => process.exit(1), env.ERROR_REPORTS_DSN ? 500 : 0);
});

worker = await startWorker(env, logger);
