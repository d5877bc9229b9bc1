import { createRequire } from 'node:module';
import { listenForContent } from '@clinic/core/adapters/content/listen';
import { createPool } from '@clinic/core/adapters/database/database';
import { migrateWithRoles, type RoleUrls } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { urlOfRole } from '@clinic/core/adapters/database/roles/role-names';
import { createSearchPool } from '@clinic/core/adapters/database/search-pool';
import { createDbosTables } from '@clinic/core/adapters/dbos/create-dbos-tables';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { spawnWorker } from '../../worker/testing/worker-process.ts';
import { acquireWorkerLock } from '../../worker/worker-lock.ts';
import { startTlsServer, type TlsServer } from './tls-server.ts';

const password = 'only-for-tests';
let server: TlsServer;
let roles: RoleUrls;
beforeAll(async () => {
  server = await startTlsServer();
  // As on a managed server: nobody is superuser.
  await ask(server.url('postgres'), `create role landlord login createrole createdb password '${password}'`);
  await ask(server.url('postgres'), 'create database clinic owner landlord');
  roles = await migrateWithRoles(urlOfRole(server.url('clinic'), 'landlord', password));
});
afterAll(() => server.stop());

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
const once = async (pool: pg.Pool) => {
  try {
    return await pool.query('select 1');
  } finally {
    await pool.end();
  }
};
/** Payload brings a `pg` of its own. */
const payloadPackage = createRequire(new URL('../../backoffice/package.json', import.meta.url)).resolve('@payloadcms/db-postgres');
const payloadPg: typeof pg = createRequire(payloadPackage)('pg');

const listens = async (databaseUrl: string) => {
  const listener = listenForContent(databaseUrl, () => {});
  await vi.waitFor(() => expect(listener.isConnected()).toBe(true), { timeout: 3_000 }).finally(() => listener.close());
};
const holds = async (databaseUrl: string) => {
  const workerLock = await acquireWorkerLock(databaseUrl, 'tls', { onWaiting: () => {}, onLost: () => {} });
  await workerLock.close();
};

/** Every way in which one of our processes connects. */
const ways: Record<string, (databaseUrl: string) => Promise<unknown>> = {
  'the pool of every process': (url) => once(createPool(url, () => {})),
  'the pool of the search': (url) => once(createSearchPool(url, () => {})),
  'the listener of site and worker': listens,
  'the workerLock of the worker': holds,
  'the engine of the worker': createDbosTables,
  'the back office': (url) => once(new payloadPg.Pool({ connectionString: url, options: '-c jit=off' })),
};

test('a worker runs under its role and over TLS: its own pool, its workerLock and the engine', async () => {
  const worker = await spawnWorker({ DATABASE_URL: roles.worker, SMTP_PORT: '9' });
  try {
    await worker.ready();
    const used = await ask<{ name: string; ssl: boolean }>(
      server.url('postgres'),
      `select distinct usename as name, ssl from pg_stat_activity join pg_stat_ssl using (pid) where usename like 'clinic%'`,
    );
    expect(used).toEqual([{ name: 'clinic_test_worker', ssl: true }]);
  } finally {
    await worker.kill();
  }
});

test.each(Object.entries(ways))('%s takes the right certificate and refuses that of another authority', async (_, connect) => {
  await connect(server.url('postgres'));
  await expect(connect(server.distrustfulUrl('postgres'))).rejects.toThrow();
});

test('it is the certificate that is refused', async () => {
  await expect(ask(server.distrustfulUrl('postgres'), 'select 1')).rejects.toThrow(/certificate/);
  await expect(ask(server.plainUrl('postgres'), 'select 1')).rejects.toThrow(/no encryption/);
});

test('a server without TLS is refused where the address asks for it', async () => {
  await ask(server.url('postgres'), `alter system set ssl = off`);
  await ask(server.url('postgres'), 'select pg_reload_conf()');
  await vi.waitFor(() => expect(ask(server.url('postgres'), 'select 1')).rejects.toThrow('does not support SSL'), { timeout: 5_000 });
  for (const [name, connect] of Object.entries(ways)) await expect(connect(server.url('postgres')), name).rejects.toThrow();
});
