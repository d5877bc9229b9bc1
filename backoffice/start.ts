/** Runs the production build. Next itself answers SIGTERM: it stops listening, lets open requests end and leaves. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { orExit } from '@clinic/core/settings/or-exit';
import { readEnv } from './src/env.ts';
import { warmUp } from './warm-up.ts';

const { HOST, PORT } = orExit(() => readEnv(process.env));
Object.assign(process.env, { NODE_ENV: 'production', HOSTNAME: HOST, PORT: String(PORT), NEXT_TELEMETRY_DISABLED: '1' });
await import(pathToFileURL(path.join(import.meta.dirname, '.next/standalone/backoffice/server.js')).href);
await warmUp(`http://${HOST}:${PORT}`);
