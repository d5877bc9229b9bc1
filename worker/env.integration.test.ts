import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const complete = {
  DEPLOYMENT: 'local',
  DATA_KEYS: 'test:b25seS1mb3ItdGVzdHMtb25seS1mb3ItdGVzdHMtMzI=',
  DATABASE_URL: 'postgres://root@127.0.0.1:5432/clinic',
  BACKOFFICE_URL: 'http://127.0.0.1:3001',
  WORKER_KEY: 'a-secret-that-is-long-enough',
  SITE_ORIGIN: 'http://127.0.0.1:3000',
  CLINIC_SERVICE_URL: 'http://127.0.0.1:3002/clinic/graphql',
  CLINIC_SERVICE_KEY: 'a-key',
  CLINIC_SERVICE_APP_ID: 'website',
  DOCUMENTS_DIR: '/srv/documents',
  VISIT_LINK_SECRET: 'a-secret-that-is-long-enough',
  SMTP_HOST: 'smtp.exemplo.pt',
  SMTP_PORT: '587',
  MAIL_FROM: 'Clínica <clinica@exemplo.pt>',
};

test('fills in what has a default', () => {
  expect(readEnv(complete)).toMatchObject({ SMTP_PORT: 587, WORKER_ID: 'worker-1', PORT: 3004, LOG_LEVEL: 'info' });
});

const inProduction = {
  ...complete,
  DEPLOYMENT: undefined,
  SITE_ORIGIN: 'https://www.clinica.pt',
  CLINIC_SERVICE_URL: 'https://agenda.fornecedor.pt/graphql',
  CLINIC_SERVICE_KEY: 'kQ81-77f2-aa0d',
  WORKER_KEY: randomBytes(32).toString('base64'),
  VISIT_LINK_SECRET: randomBytes(32).toString('base64'),
  DATA_KEYS: `2026a:${randomBytes(32).toString('base64')}`,
  SMTP_HOST: 'smtp.fornecedor.pt',
  MAIL_FROM: 'Clínica <consultas@clinica.pt>',
};

test('a right production environment starts', () => expect(readEnv(inProduction).DEPLOYMENT).toBe('production'));

test('the process ends at once with the settings of a developer’s machine and names each of them', () => {
  const env = { ...complete, PATH: process.env['PATH'], DEPLOYMENT: 'production' };
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  for (const name of ['SITE_ORIGIN', 'CLINIC_SERVICE_URL', 'WORKER_KEY', 'VISIT_LINK_SECRET', 'MAIL_FROM'])
    expect(stderr).toContain(`  ${name}: `);
  expect(stderr).not.toContain('long-enough');
});

test('names every wrong setting at once', () => {
  const read = () => readEnv({ ...complete, DATABASE_URL: 'mysql://x', SMTP_PORT: 'many', MAIL_FROM: 'a@b.pt\r\nBcc: c@d.pt' });
  expect(read).toThrow(/DATABASE_URL.*SMTP_PORT.*MAIL_FROM/s);
});

test('the secret of the links can be changed for another: one value, or two with a comma', () => {
  const [old, fresh] = ['a-secret-that-is-long-enough', 'another-secret-that-is-long'];
  const read = (VISIT_LINK_SECRET: string) => readEnv({ ...complete, VISIT_LINK_SECRET }).VISIT_LINK_SECRET;
  expect(read(old)).toEqual([old]);
  expect(read(`${fresh}, ${old}`)).toEqual([fresh, old]);
  for (const wrong of ['', `${old},`, `${old},short`, `${old},${fresh},${old}`])
    expect(() => read(wrong), wrong).toThrow('VISIT_LINK_SECRET');
});

test('half the settings of a storage for documents are refused, and those that are missing named', () => {
  const start = () => readEnv({ ...complete, DOCUMENTS_S3_URL: 'https://s3.fornecedor.pt', DOCUMENTS_S3_BUCKET: 'documentos' });
  for (const name of ['DOCUMENTS_S3_REGION', 'DOCUMENTS_S3_KEY_ID', 'DOCUMENTS_S3_SECRET'])
    expect(start).toThrow(new RegExp(`^  ${name}: is missing`, 'm'));
});
