import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test.each<[string, NodeJS.ProcessEnv, string]>([
  ['says production', { DEPLOYMENT: 'production' }, 'DEPLOYMENT'],
  ['says nothing', {}, 'DEPLOYMENT'],
  ['is a rehearsal in Node’s production mode', { DEPLOYMENT: 'rehearsal', NODE_ENV: 'production' }, 'NODE_ENV'],
  ['is local in Node’s production mode', { DEPLOYMENT: 'local', NODE_ENV: 'production' }, 'NODE_ENV'],
])('does not start where the environment %s', (_, environment, named) =>
  expect(() => readEnv(environment)).toThrow(new RegExp(`^  ${named}: must`, 'm')),
);

test('the process ends at once in production and says why', () => {
  const env = { PATH: process.env['PATH'], DEPLOYMENT: 'production', NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/DEPLOYMENT: must.*NODE_ENV: must/s);
});

test('runs on a developer’s machine without any other setting', () =>
  expect(readEnv({ DEPLOYMENT: 'local' })).toMatchObject({ PORT: 3002, CLINIC_SERVICE_APP_ID: 'website' }));

test('in a rehearsal it has keys of its own, marked as no company’s', () => {
  expect(() => readEnv({ DEPLOYMENT: 'rehearsal' })).toThrow(/CLINIC_SERVICE_KEY: must begin with sandbox-.*SMS_GATEWAY_KEY/s);
});
