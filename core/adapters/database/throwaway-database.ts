import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { onServer, testRun, urlOfDatabase } from './test-run.ts';

/** The end of the run drops it with all others: a drop waits for a checkpoint of the whole server, minutes beside other tests. */
export type ThrowawayDatabase = {
  url: string;
  name: string;
  /** Ends connections of those who cannot be told to close theirs. */
  disconnect: () => Promise<void>;
};

/** For tests: a database of one's own, empty or copied from `template`. */
export const createThrowawayDatabase = (template = 'template1'): Promise<ThrowawayDatabase> =>
  onServer((client) => copyDatabase(client, template));

/** For tests: a copy of the database that `prepare` filled once for the whole run, whichever file came first. */
export const copyPrepared = (kind: string, prepare: (url: string) => Promise<unknown>): Promise<ThrowawayDatabase> =>
  onServer(async (client) => {
    const template = `${testRun()}_template_${kind}`;
    if (!(await exists(client, template))) await makeTemplate(client, template, prepare);
    return copyDatabase(client, template);
  });

async function copyDatabase(client: pg.Client, template: string): Promise<ThrowawayDatabase> {
  const name = `${testRun()}_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name} template ${template}`);
  // Nothing in it has to survive a crash of the server, so no commit waits for the disk.
  await client.query(`alter database ${name} set synchronous_commit = off`);
  const disconnect = () => onServer((other) => endConnections(other, name));
  return { url: urlOfDatabase(name), name, disconnect };
}

async function endConnections(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

/** It gets its name last: under that name it is whole, and nobody can connect any more, which would keep others from copying it. */
async function makeTemplate(client: pg.Client, template: string, prepare: (url: string) => Promise<unknown>): Promise<void> {
  while (!(await tryLock(client, template))) await sleep(100);
  if (await exists(client, template)) return;
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  await prepare(urlOfDatabase(unfinished));
  await client.query(`alter database ${unfinished} with allow_connections false`);
  await endConnections(client, unfinished);
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

/** Held until the connection ends, so a killed process leaves it to the next. */
async function tryLock(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock(hashtext($1)) as locked', [name]);
  return rows[0]?.locked === true;
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select from pg_database where datname = $1', [name]);
  return rows.length > 0;
}
