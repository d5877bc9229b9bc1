import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createPool } from '@clinic/core/adapters/database/database';
import { keepPartitions } from '@clinic/core/adapters/database/keep-partitions';
import { migrateCore } from '@clinic/core/adapters/database/migrate-core';
import { readMigrateSettings } from '@clinic/core/adapters/database/migrate-settings';
import { applyGrants } from '@clinic/core/adapters/database/roles/apply-grants';
import { createRoles } from '@clinic/core/adapters/database/roles/create-roles';
import { createDbosTables } from '@clinic/core/adapters/dbos/create-dbos-tables';
import { migrationsOfLaterVersions } from './database/later-migrations.ts';

type Print = (line: string) => void;

/**
 * Brings the whole database up to date, as the migrator: our schema, the back office's, the worker's, the months of the audit log,
 * who may do what, and what is published. A database that a later version has changed stays as it is: tables only grow until nobody needs them
 * without, and rights that this version does not know belong to what may be back in a minute. `env` is what the back office runs with, and says how the roles are called.
 */
export async function migrate(databaseUrl: string, env: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const settings = readMigrateSettings({ ...env, DATABASE_URL: databaseUrl });
  const { prefix } = settings.roles;
  const acting = settings.adminUrl && (await createRoles(settings.adminUrl, settings.roles));
  const migratorUrl = settings.isMigrator || !acting ? databaseUrl : acting;
  print(`roles: ${acting ? 'up to date' : 'as they are'}, ${prefix}_…`);
  const later = await migrationsOfLaterVersions(migratorUrl);
  if (later.length > 0) {
    print(`database: of a later version (${later.join(', ')}), left as it is with all its rights`);
    return;
  }
  const ran = await migrateCore(migratorUrl);
  print(`core: ${ran.length === 0 ? 'up to date' : ran.join(', ')}`);
  await runInBackoffice({ ...env, DATABASE_URL: migratorUrl }, ['payload', 'migrate']);
  print('cms: up to date');
  await createDbosTables(migratorUrl);
  print('dbos: up to date');
  await partitions(migratorUrl, settings.keepMonths, print);
  await grant(migratorUrl, prefix, print);
  // In a new database nobody has written yet; asking Payload for what is published would take it a quarter of a minute.
  if (await hasStaff(migratorUrl)) await runInBackoffice({ ...env, DATABASE_URL: migratorUrl }, ['payload', 'run', 'rebuild-published.ts']);
  print('published documents: up to date');
}

async function hasStaff(url: string): Promise<boolean> {
  const pool = createPool(url, () => {}, 1);
  try {
    const { rows } = await pool.query<{ has: boolean }>('select exists (select from cms.utilizadores) as has');
    return rows[0]?.has ?? false;
  } finally {
    await pool.end();
  }
}

export async function partitions(migratorUrl: string, keepMonths: number, print: Print): Promise<void> {
  const { made, dropped } = await keepPartitions(migratorUrl, { keepMonths });
  print(`audit log: ${made.length} months made, ${dropped.length} dropped${dropped.length > 0 ? ` (${dropped.join(', ')})` : ''}`);
}

export async function grant(migratorUrl: string, prefix: string, print: Print): Promise<void> {
  const undecided = await applyGrants(migratorUrl, prefix);
  print('grants: up to date');
  if (undecided.length > 0) print(`grants: closed to every process, because grants.ts does not list them: ${undecided.join(', ')}`);
}

// Spawned, because Payload reads its configuration once per process and from its own package.
async function runInBackoffice(env: NodeJS.ProcessEnv, command: string[]): Promise<void> {
  const args = ['--filter', '@clinic/backoffice', ...command];
  const child = spawn('pnpm', args, { cwd: fileURLToPath(new URL('..', import.meta.url)), env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`cms: ${command.join(' ')} ended with ${code}\n${output}`);
}

if (import.meta.main) {
  try {
    await migrate(process.env['DATABASE_URL'] ?? '', process.env, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
