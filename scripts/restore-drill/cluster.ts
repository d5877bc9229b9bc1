import { execFile, spawn } from 'node:child_process';
import { chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const programs = '/usr/lib/postgresql';

type Cluster = { url: (database: string) => string; stop: () => Promise<void> };

/** Debian's PostgreSQL refuses to run as root. Replaces itself by the program, which then hears our signals. */
export const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];

async function postgresIds(): Promise<[number, number]> {
  const ids = await Promise.all(['-u', '-g'].map(async (which) => Number((await run('id', [which, 'postgres'])).stdout)));
  return [ids[0] ?? 0, ids[1] ?? 0];
}

/** Folders in which postgres may write; `folder` itself stays ours. */
async function foldersOfPostgres(folder: string, names: string[]): Promise<void> {
  const [uid, gid] = await postgresIds();
  for (const name of names) {
    await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
    await chown(path.join(folder, name), uid, gid);
  }
}

/** A cluster of our own: nothing of the one that Debian runs is touched. `include`: a file with further settings. */
export async function makeCluster(folder: string, facts: { password: string; port: number; include: string }): Promise<string> {
  const [newest = ''] = (await readdir(programs)).toSorted((one, other) => Number(other) - Number(one));
  const [data, secret] = [path.join(folder, 'data'), path.join(folder, 'sockets/password')];
  await foldersOfPostgres(folder, ['data', 'sockets']);
  await writeFile(secret, facts.password, { mode: 0o644 });
  const binaries = path.join(programs, newest, 'bin');
  const options = ['--username', 'postgres', '--pwfile', secret, '--auth-local', 'peer', '--auth-host', 'scram-sha-256'];
  const [become = '', ...postgres] = asPostgres;
  await run(
    become,
    [...postgres, path.join(binaries, 'initdb'), '--pgdata', data, '--encoding', 'UTF8', '--locale', 'C.UTF-8', ...options],
    {
      cwd: '/',
    },
  );
  const settings = { port: facts.port, listen_addresses: '127.0.0.1', unix_socket_directories: path.join(folder, 'sockets') };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  await writeFile(path.join(data, 'postgresql.conf'), `${[...lines, 'max_connections = 50', `include '${facts.include}'`].join('\n')}\n`);
  return path.join(binaries, 'postgres');
}

/** Runs until it is stopped; resolves when it takes connections, which after a restore is when the moment is reached. */
export async function runCluster(command: string[], { password, port }: { password: string; port: number }): Promise<Cluster> {
  const [program = '', ...options] = command;
  const child = spawn(program, options, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (bytes: Buffer) => {
    told = (told + bytes).slice(-4_000);
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).then(() => {
    hasEnded = true;
  });
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  for (let tries = 0; tries < 1_200; tries++) {
    if (hasEnded) throw new Error(`PostgreSQL ended: ${told}`);
    if (await answers(url('postgres'))) return { url, stop };
    await setTimeout(100);
  }
  child.kill('SIGQUIT');
  throw new Error(`PostgreSQL takes no connections: ${told}`);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
