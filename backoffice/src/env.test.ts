import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const complete = {
  DEPLOYMENT: 'local',
  DATA_KEYS: 'test:b25seS1mb3ItdGVzdHMtb25seS1mb3ItdGVzdHMtMzI=',
  DATABASE_URL: 'postgres://clinic@127.0.0.1/clinic',
  PAYLOAD_SECRET: 'a-secret-that-is-long-enough',
  WORKER_KEY: 'another-secret-that-is-long-enough',
  PREVIEW_SECRET: 'a-third-secret-that-is-long-enough',
  BACKOFFICE_ORIGIN: 'http://localhost:3001, http://127.0.0.1:3001',
  SITE_ORIGIN: 'http://localhost:3000',
  CLINIC_SERVICE_URL: 'http://127.0.0.1:3002/clinic/graphql',
  CLINIC_SERVICE_KEY: 'a-key',
  CLINIC_SERVICE_APP_ID: 'website',
  MEDIA_DIR: '/srv/media',
  DOCUMENTS_DIR: '/srv/documents',
  MAIL_FROM: 'clinica@exemplo.pt',
};

test('reads the accepted origins in order and fills in the rest', () => {
  expect(readEnv(complete)).toMatchObject({
    BACKOFFICE_ORIGIN: ['http://localhost:3001', 'http://127.0.0.1:3001'],
    PORT: 3001,
    HOST: '127.0.0.1',
  });
});

test('names everything that is wrong at once', () => {
  const start = () => readEnv({ ...complete, PAYLOAD_SECRET: 'short', MEDIA_DIR: 'media', SITE_ORIGIN: undefined });
  for (const name of ['PAYLOAD_SECRET', 'MEDIA_DIR', 'SITE_ORIGIN']) expect(start).toThrow(name);
});

const inProduction = {
  ...complete,
  DEPLOYMENT: undefined,
  DATA_KEYS: `2026a:${randomBytes(32).toString('base64')}`,
  PAYLOAD_SECRET: randomBytes(32).toString('base64'),
  WORKER_KEY: randomBytes(32).toString('base64'),
  PREVIEW_SECRET: randomBytes(32).toString('base64'),
  BACKOFFICE_ORIGIN: 'https://gestao.clinica.pt',
  SITE_ORIGIN: 'https://www.clinica.pt',
  CLINIC_SERVICE_URL: 'https://agenda.fornecedor.pt/graphql',
  CLINIC_SERVICE_KEY: 'kQ81-77f2-aa0d',
  MAIL_FROM: 'gestao@clinica.pt',
  TRUSTED_PROXIES: '10.0.0.1',
};

test('a complete production environment starts', () => expect(readEnv(inProduction).DEPLOYMENT).toBe('production'));

test('production refuses the settings of a developer’s machine and names each of them', () => {
  for (const name of [
    'PAYLOAD_SECRET',
    'WORKER_KEY',
    'PREVIEW_SECRET',
    'BACKOFFICE_ORIGIN',
    'SITE_ORIGIN',
    'CLINIC_SERVICE_URL',
    'MAIL_FROM',
    'TRUSTED_PROXIES',
  ])
    expect(() => readEnv({ ...complete, DEPLOYMENT: undefined })).toThrow(new RegExp(`^  ${name}: `, 'm'));
});

test('a build needs nothing', () => expect(readEnv({ NEXT_PHASE: 'phase-production-build' }).PORT).toBe(3001));

test('half the settings of a storage for documents are refused, and those that are missing named', () => {
  const start = () => readEnv({ ...complete, DOCUMENTS_S3_URL: 'https://s3.fornecedor.pt', DOCUMENTS_S3_BUCKET: 'documentos' });
  for (const name of ['DOCUMENTS_S3_REGION', 'DOCUMENTS_S3_KEY_ID', 'DOCUMENTS_S3_SECRET'])
    expect(start).toThrow(new RegExp(`^  ${name}: is missing`, 'm'));
});
