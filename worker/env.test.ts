import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const complete = {
  DATABASE_URL: 'postgres://root@127.0.0.1:5432/clinic',
  BACKOFFICE_URL: 'http://127.0.0.1:3001',
  WORKER_KEY: 'a-secret-that-is-long-enough',
  SITE_ORIGIN: 'http://127.0.0.1:3000',
  CLINIC_SERVICE_URL: 'http://127.0.0.1:3002/clinic/graphql',
  CLINIC_SERVICE_KEY: 'a-key',
  CLINIC_SERVICE_APP_ID: 'website',
  VISIT_LINK_SECRET: 'a-secret-that-is-long-enough',
  SMTP_HOST: 'smtp.exemplo.pt',
  SMTP_PORT: '587',
  MAIL_FROM: 'Clínica <clinica@exemplo.pt>',
};

test('fills in what has a default', () => {
  expect(readEnv(complete)).toMatchObject({ SMTP_PORT: 587, WORKER_ID: 'worker-1', PORT: 3004, LOG_LEVEL: 'info' });
});

test('names every wrong setting at once', () => {
  const read = () => readEnv({ ...complete, DATABASE_URL: 'mysql://x', SMTP_PORT: 'many', MAIL_FROM: 'a@b.pt\r\nBcc: c@d.pt' });
  expect(read).toThrow(/DATABASE_URL.*SMTP_PORT.*MAIL_FROM/s);
});
