import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const complete = {
  DATABASE_URL: 'postgres://clinic@127.0.0.1/clinic',
  PAYLOAD_SECRET: 'a-secret-that-is-long-enough',
  WORKER_KEY: 'another-secret-that-is-long-enough',
  PREVIEW_SECRET: 'a-third-secret-that-is-long-enough',
  BACKOFFICE_ORIGIN: 'http://localhost:3001, http://127.0.0.1:3001',
  SITE_ORIGIN: 'http://localhost:3000',
  MEDIA_DIR: '/srv/media',
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

test('a build needs nothing', () => expect(readEnv({ NEXT_PHASE: 'phase-production-build' }).PORT).toBe(3001));
