import cluster from 'node:cluster';
import { createLogger } from '@clinic/core/logging/create-logger';
import { orExit } from '@clinic/core/settings/or-exit';
import { readEnv } from './server/env.ts';
import { superviseProcesses } from './server/supervise-processes.ts';

if (cluster.isPrimary) {
  const { SITE_PROCESSES, LOG_LEVEL } = orExit(() => readEnv(process.env));
  if (SITE_PROCESSES > 1) superviseProcesses(SITE_PROCESSES, createLogger('site', LOG_LEVEL));
  else await import('./serve.ts');
} else await import('./serve.ts');
