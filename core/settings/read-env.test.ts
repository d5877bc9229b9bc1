import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { deploymentSettings } from './deployment.ts';
import { databaseUrl, parseEnv, port } from './read-env.ts';
import { ownSecret } from './setting-kinds.ts';

const schema = z.object({ DATABASE_URL: databaseUrl, PORT: port(3000) });

test('fills in what is usual', () => {
  expect(parseEnv('site', schema, { DATABASE_URL: 'postgres://127.0.0.1/clinic' })).toEqual({
    DATABASE_URL: 'postgres://127.0.0.1/clinic',
    PORT: 3000,
  });
});

test('names every setting that is wrong, and quotes none', () => {
  const start = () => parseEnv('site', schema, { DATABASE_URL: 'mysql://secret', PORT: 'x' });
  expect(start).toThrow(/The site cannot start.*DATABASE_URL.*PORT/s);
  expect(start).not.toThrow(/secret/);
});

function secretsIn(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  return dir;
}

test('takes what is in a file of SECRETS_DIR, without the end of its line, unless the environment says otherwise', () => {
  const SECRETS_DIR = secretsIn({ DATABASE_URL: 'postgres://127.0.0.1/secret\n', PORT: '4000\n', OTHER: 'x' });
  expect(parseEnv('site', schema, { SECRETS_DIR, PORT: '5000' })).toEqual({ DATABASE_URL: 'postgres://127.0.0.1/secret', PORT: 5000 });
});

test('does not start without the folder of its secrets, nor with a file that it cannot read, and quotes none', () => {
  const DATABASE_URL = 'postgres://127.0.0.1/clinic';
  expect(() => parseEnv('site', schema, { SECRETS_DIR: '/nowhere', DATABASE_URL })).toThrow(/SECRETS_DIR: cannot be read/);
  const SECRETS_DIR = path.dirname(secretsIn({}));
  const folder = path.basename(secretsIn({}));
  const named = z.object({ [folder]: z.string().optional() });
  expect(() => parseEnv('site', named, { SECRETS_DIR })).toThrow(new RegExp(`${folder}: its file in SECRETS_DIR cannot be read`));
});

test('judges what comes from a file as strictly as what comes from the environment', () => {
  const strict = z.object({ ...deploymentSettings, KEY: ownSecret });
  const SECRETS_DIR = secretsIn({ KEY: 'only-for-local-use-never-in-production' });
  expect(() => parseEnv('site', strict, { SECRETS_DIR })).toThrow(/KEY/);
});
