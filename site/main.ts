import cluster from 'node:cluster';
import { createLogger } from '@clinic/core/logging/create-logger';
import { orExit } from '@clinic/core/settings/or-exit';
import { allProcesses } from '@clinic/metrics/cluster-metrics';
import { serveMetrics } from '@clinic/metrics/serve-metrics';
import { readEnv } from './server/env.ts';
import { superviseProcesses } from './server/supervise-processes.ts';

if (cluster.isPrimary) {
  const env = orExit(() => readEnv(process.env));
  if (env.SITE_PROCESSES > 1) {
    superviseProcesses(env.SITE_PROCESSES, createLogger('site', env.LOG_LEVEL));
    await serveMetrics(env, allProcesses());
  } else await import('./serve.ts');
} else await import('./serve.ts');
