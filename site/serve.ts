import { createServer } from 'node:http';
import path from 'node:path';
import { openErrorReports } from '@clinic/core/adapters/error-reports/open-error-reports';
import { openTracing } from '@clinic/metrics/open-tracing';
import { httpLimits } from './server/http/http-limits.ts';
import { stopServing } from './server/http/stop-serving.ts';

/** Built by `pnpm build`; a variable, because the type check must not need the build. */
const built = './build/server/index.js';
const { createSite } = (await import(built)) as typeof import('./server/app.ts');

const site = await createSite(process.env, { mode: 'production', clientDir: path.join(import.meta.dirname, 'build/client') });
openErrorReports('site', site.env);
const tracing = await openTracing('site', site.env);
const server = createServer(httpLimits, site.handle);
server.listen(site.env.PORT, site.env.HOST, () => site.log.info({ port: site.env.PORT }, 'site ready'));

async function stop() {
  site.announceStop();
  await stopServing(server, { drainMs: site.env.DRAIN_SECONDS * 1_000, cutAfterMs: 5_000 });
  await site.close();
  await tracing.close();
  process.exit(0);
}
process.on('uncaughtException', (error) => {
  site.log.fatal({ error: error.stack ?? error.message }, 'stopped by an unexpected error');
  // As long as a report may take to leave.
  setTimeout(() => process.exit(1), site.env.ERROR_REPORTS_DSN ? 500 : 0);
});
// Where several processes share the port, Ctrl-C reaches each of them twice: by itself and by way of the first.
let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (!isStopping) void stop();
    isStopping = true;
  });
