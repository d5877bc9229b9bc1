import { createServer } from 'node:http';
import path from 'node:path';
import { httpLimits } from './server/http/http-limits.ts';

/** Built by `pnpm build`; a variable, because the type check must not need the build. */
const built = './build/server/index.js';
const { createSite } = (await import(built)) as typeof import('./server/app.ts');

const site = await createSite(process.env, { mode: 'production', clientDir: path.join(import.meta.dirname, 'build/client') });
const server = createServer(httpLimits, site.handle);
server.listen(site.env.PORT, site.env.HOST, () => site.log.info({ port: site.env.PORT }, 'site ready'));

/** Answers what is under way, takes nothing new, then ends. */
async function stop() {
  site.announceStop();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 5_000).unref();
  await closed;
  await site.close();
  process.exit(0);
}
process.on('uncaughtException', (error) => {
  site.log.fatal({ error: error.stack ?? error.message }, 'stopped by an unexpected error');
  process.exit(1);
});
// Where several processes share the port, Ctrl-C reaches each of them twice: by itself and by way of the first.
let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (!isStopping) void stop();
    isStopping = true;
  });
