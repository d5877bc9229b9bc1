import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { migrateCore } from '@clinic/core/adapters/database/migrate-core';
import { createDbosTables } from '@clinic/core/adapters/dbos/create-dbos-tables';

type Print = (line: string) => void;

/** Brings the whole database up to date: our schema, the back office's, the worker's. `env` is what the back office runs with. */
export async function migrate(databaseUrl: string, env: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const ran = await migrateCore(databaseUrl);
  print(`core: ${ran.length === 0 ? 'up to date' : ran.join(', ')}`);
  await migrateBackoffice({ ...env, DATABASE_URL: databaseUrl }, print);
  await createDbosTables(databaseUrl);
  print('dbos: up to date');
}

// Spawned, because Payload reads its configuration once per process and from its own package.
async function migrateBackoffice(env: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const args = ['--filter', '@clinic/backoffice', 'payload', 'migrate'];
  const child = spawn('pnpm', args, { cwd: fileURLToPath(new URL('..', import.meta.url)), env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`cms: payload migrate ended with ${code}\n${output}`);
  print('cms: up to date');
}

if (import.meta.main) {
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl) {
    process.stderr.write('DATABASE_URL is not set, for example postgres://clinic@127.0.0.1:5432/clinic\n');
    process.exit(1);
  }
  try {
    await migrate(databaseUrl, process.env, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
