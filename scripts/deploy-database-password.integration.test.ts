import { spawnSync } from 'node:child_process';
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onServer, testRun, urlOfDatabase } from '@clinic/core/adapters/database/test-run';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { root } from './stack/folders.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-password-'));
const database = `${testRun()}_password`;
const role = `${database}_site`;
const at = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8').trim();
const kept = 'secrets/database/SITE_PASSWORD';
const address = 'secrets/site/DATABASE_URL';
const program = (name: string, words: string) => {
  writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${words}\n`);
  chmodSync(at(`bin/${name}`), 0o755);
};

beforeAll(async () => {
  for (const made of ['bin', 'secrets/database', 'secrets/site']) mkdirSync(at(made), { recursive: true });
  // The statement goes to a real PostgreSQL, by the way that tests have: there is no cluster of the clinic's with a socket here.
  program('setpriv', 'while [ "$1" != psql ]; do shift; done; exec "$@"');
  program('psql', `PATH=${process.env['PATH']} exec psql --quiet --set ON_ERROR_STOP=1 '${urlOfDatabase('postgres')}'`);
  writeFileSync(at('clinic.env'), `DATABASE=${database}\nDATABASE_ADDRESS_2=127.0.0.12\nDATABASE_PORT=5433\n`);
  writeFileSync(at('hosts'), '127.0.0.11 database.clinic.internal\n');
  await onServer((client) => client.query(`create role ${role} login`));
});
afterAll(async () => {
  await onServer((client) => client.query(`drop role ${role}`));
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const file of [kept, address]) rmSync(at(file), { force: true });
  writeFileSync(at(kept), 'the-old-one\n', { mode: 0o400 });
  writeFileSync(at(address), `postgres://${role}:the-old-one@database.clinic.internal:5433/clinic?sslmode=verify-full\n`, { mode: 0o440 });
  await onServer((client) => client.query(`alter role ${role} password 'the-old-one'`));
});

const change = (part: string, ...why: string[]) =>
  spawnSync(path.join(root, 'deploy/database/password'), [part, ...why], {
    env: { ...process.env, PATH: `${at('bin')}:${process.env['PATH']}`, CLINIC_ETC: folder, CLINIC_VAR: folder },
    encoding: 'utf8',
  });

/** RFC 5802: what the server keeps of a password. */
async function opensWith(password: string): Promise<boolean> {
  const { rows } = await onServer((client) =>
    client.query<{ secret: string }>('select rolpassword as secret from pg_authid where rolname = $1', [role]),
  );
  const [, rounds = '', salt = '', storedKey = ''] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec(rows[0]?.secret ?? '') ?? [];
  const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256');
  return createHash('sha256').update(createHmac('sha256', salted).update('Client Key').digest()).digest('base64') === storedKey;
}

test('role, address and what the next deploy/up gives have the same new password, and nobody else may read it', async () => {
  const { stderr, stdout } = change('site');
  expect(stderr).toBe('');
  const next = read(kept);
  expect(next).toMatch(/^[0-9a-f]{48}$/);
  expect(read(address)).toBe(`postgres://${role}:${next}@database.clinic.internal:5433/clinic?sslmode=verify-full`);
  expect([await opensWith(next), await opensWith('the-old-one')]).toEqual([true, false]);
  expect([kept, address].map((file) => statSync(at(file)).mode & 0o777)).toEqual([0o400, 0o440]);
  expect(stdout).not.toContain(next);
});

test('nothing is changed where the address is another role’s, nor for a part that has none, nor for a reason it does not know', async () => {
  writeFileSync(at(address), `postgres://${role}_2:the-old-one@database.clinic.internal:5433/clinic\n`);
  expect(change('site').stderr).toContain('nothing was changed');
  expect(change('migrator').status).toBe(1);
  expect(change('site', 'leak').status).toBe(1);
  expect(await opensWith('the-old-one')).toBe(true);
});

test('a run that was cut off between its two files does not stop the next', async () => {
  writeFileSync(at(kept), 'written-before-the-cut\n');
  expect(change('site').status).toBe(0);
  expect(read(address)).toContain(`:${read(kept)}@`);
  expect(await opensWith(read(kept))).toBe(true);
});

test('after a leak nobody stays inside with the old password; after a yearly change the part does', async () => {
  const inside = new pg.Client({ connectionString: urlOfDatabase('postgres').replace(/\/\/[^@/]*@?/, `//${role}:the-old-one@`) });
  const ended = new Promise<string>((resolve) => inside.on('error', ({ message }) => resolve(message)));
  await inside.connect();
  expect(change('site').status).toBe(0);
  expect((await inside.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(change('site', 'leaked').status).toBe(0);
  expect(await ended).toContain('terminating connection');
  expect(await opensWith(read(kept))).toBe(true);
  const { rows } = await onServer((client) => client.query('select rolcanlogin from pg_roles where rolname = $1', [role]));
  expect(rows).toEqual([{ rolcanlogin: true }]);
});

test('where PostgreSQL refuses, the part keeps the password that opens', async () => {
  writeFileSync(at('clinic.env'), `DATABASE=${database}_gone\nDATABASE_ADDRESS_2=127.0.0.12\nDATABASE_PORT=5433\n`);
  writeFileSync(at(address), `postgres://${database}_gone_site:the-old-one@database.clinic.internal/clinic\n`);
  expect(change('site').stderr).toContain('does not exist');
  expect(read(kept)).toBe('the-old-one');
});
