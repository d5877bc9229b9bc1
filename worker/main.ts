import { createLogger } from '@clinic/core/logging/create-logger';
import { type Env, readEnv } from './env.ts';
import { startWorker, type Worker } from './wiring.ts';

const env = readEnvOrExit();
const logger = createLogger('worker', env.LOG_LEVEL).child({ worker: env.WORKER_ID });
const stopWithinMs = 9_000;
let worker: Worker | undefined;

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await worker?.stop();
    process.exit(0);
  });
}
process.on('uncaughtException', (error) => {
  logger.fatal(error, 'stopped by an unexpected error');
  process.exit(1);
});

worker = await startWorker(env, logger);

function readEnvOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
