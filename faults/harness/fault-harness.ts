import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createPool } from '@clinic/core/adapters/database/database';
import { migrateWithRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import pg from 'pg';
import { freePort } from '../../worker/testing/free-port.ts';
import type { MailCatcher } from '../../worker/testing/mail-catcher.ts';
import { type RunningServer, startProgram } from './answering.ts';
import { publishContent } from './published-content.ts';
import { sandboxControls } from './sandbox-controls.ts';
import { programs, roomSettings } from './settings.ts';

export type FaultHarness = Awaited<ReturnType<typeof startHarness>>;

/**
 * A database, the clinic's stand-in and a mail server; workers come and go as the test wants. Each process has its own role; the test
 * itself looks and meddles as the superuser.
 */
export async function startHarness(server: string, catcher: MailCatcher) {
  const name = 'clinic';
  const urlOf = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const databaseUrl = urlOf(name);
  const roles = await migrateWithRoles(databaseUrl);
  const ports = { sandbox: await freePort(), site: await freePort(), smtp: catcher.smtpPort };
  const settings = roomSettings(databaseUrl, urlOf(`${name}_sandbox`), ports);
  const running = new Set<RunningServer>();
  const start = async (script: string, port: number, path: string, more: Record<string, string> = {}) => {
    const program = await startProgram({
      script,
      env: { ...settings, PORT: `${port}`, ...more },
      readyUrl: `http://127.0.0.1:${port}${path}`,
    });
    running.add(program);
    return program;
  };
  // It does not run as production, whose settings the others are given.
  const startSandbox = () => start(programs.sandbox, ports.sandbox, '/healthz', { NODE_ENV: 'test' });
  const sandbox = await startSandbox();
  const pool = createPool(databaseUrl, () => {});
  const clinicBook = new pg.Pool({ connectionString: urlOf(`${name}_sandbox`), max: 4 });
  clinicBook.on('error', () => {});
  await publishContent(pool);
  const dbos = await createDbosClient(databaseUrl, pool);
  return {
    databaseUrl,
    settings,
    ports,
    pool,
    clinicBook,
    dbos,
    catcher,
    sandbox,
    store: bookingStore(pool, dbos, testDataKeys),
    ...sandboxControls(`http://127.0.0.1:${ports.sandbox}`),
    startWorker: async (id = 'worker-1', more = {}) =>
      start(programs.worker, await freePort(), '/healthz', { DATABASE_URL: roles.worker, WORKER_ID: id, ...more }),
    /** Built beforehand: see `built-site.ts`. The first takes the address that mails and callbacks lead to. */
    startSite: async (port = ports.site, more = {}) => ({
      ...(await start(programs.site, port, '/healthz', { DATABASE_URL: roles.site, ...more })),
      address: `http://127.0.0.1:${port}`,
    }),
    startSandbox,
    close: async () => {
      await Promise.all([...running].map((program) => program.kill()));
      await dbos.destroy();
      await Promise.all([pool.end(), clinicBook.end()]);
    },
  };
}
