import { reportProblem } from '@clinic/core/logging/problems';
import { readEnv } from './env.ts';

/** Next calls this once, before it serves anybody. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { noteCallers } = await import('./staff/caller.ts');
  const { cutSlowBodies } = await import('./cut-slow-bodies.ts');
  const { traceRequests } = await import('./trace-requests.ts');
  const { openBackofficeMetrics } = await import('./backoffice-metrics.ts');
  cutSlowBodies();
  traceRequests();
  const env = readEnv(process.env);
  noteCallers(env.TRUSTED_PROXIES);
  await openBackofficeMetrics(env);
}

/** Next tells of every page that failed; the request, with its address, is left out. */
export const onRequestError = (error: unknown): void => reportProblem({ level: 'error', what: 'a page failed', error });
