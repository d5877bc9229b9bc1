/** Runs the production build. Next itself answers SIGTERM: it stops listening, lets open requests end and leaves. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openErrorReports } from '@clinic/core/adapters/error-reports/open-error-reports';
import { orExit } from '@clinic/core/settings/or-exit';
import { openTracing } from '@clinic/metrics/open-tracing';
import { readEnv } from './src/env.ts';

const attempts = 60;
const pauseMs = 500;

/** The first answer loads the whole back office and opens the database; the first editor of the day must not be the one to ask. */
async function warmUp(origin: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answered = await fetch(`${origin}/api/utilizadores/me`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await sleep(pauseMs);
  }
}

const env = orExit(() => readEnv(process.env));
const { HOST, PORT } = env;
// Outside the build: Next's bundles find it on the process, and nothing of it is bundled.
await openTracing('backoffice', env);
openErrorReports('backoffice', env);
Object.assign(process.env, { NODE_ENV: 'production', HOSTNAME: HOST, PORT: String(PORT), NEXT_TELEMETRY_DISABLED: '1' });
await import(pathToFileURL(path.join(import.meta.dirname, '.next/standalone/backoffice/server.js')).href);
await warmUp(`http://${HOST}:${PORT}`);
