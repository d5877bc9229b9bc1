import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const programs = { sandbox: at('sandbox/main.ts'), worker: at('worker/main.ts'), site: at('site/main.ts') };

const key = 'only-for-tests-only-for-tests';
export type RoomPorts = { sandbox: number; site: number; smtp: number };

/** The settings of one small system; every process takes what it knows of. */
export const roomSettings = (databaseUrl: string, sandboxUrl: string, ports: RoomPorts): Record<string, string> => ({
  NODE_ENV: 'production',
  DEPLOYMENT: 'local',
  DATA_KEYS: 'test:b25seS1mb3ItdGVzdHMtb25seS1mb3ItdGVzdHMtMzI=',
  DATABASE_URL: databaseUrl,
  SANDBOX_DATABASE_URL: sandboxUrl,
  CLINIC_SERVICE_URL: `http://127.0.0.1:${ports.sandbox}/clinic/graphql`,
  CLINIC_SERVICE_KEY: key,
  CLINIC_SERVICE_APP_ID: 'website',
  CLINIC_SETTLE_MS: '1500',
  CLINIC_TRIES: '8',
  PAYMENT_PROVIDER: 'easypay',
  EASYPAY_URL: `http://127.0.0.1:${ports.sandbox}/easypay`,
  EASYPAY_ACCOUNT_ID: key,
  EASYPAY_API_KEY: key,
  IFTHENPAY_URL: `http://127.0.0.1:${ports.sandbox}/ifthenpay`,
  IFTHENPAY_MB_KEY: key,
  IFTHENPAY_MBWAY_KEY: key,
  IFTHENPAY_BACKOFFICE_KEY: key,
  IFTHENPAY_CARD_KEY: key,
  IFTHENPAY_ANTI_PHISHING_KEY: key,
  PAYMENT_CALLBACK_ORIGIN: `http://127.0.0.1:${ports.site}`,
  EASYPAY_RETURN_URL: `http://127.0.0.1:${ports.site}/payments/return`,
  VISIT_LINK_SECRET: key,
  PREVIEW_SECRET: key,
  WORKER_KEY: key,
  SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
  BACKOFFICE_URL: 'http://127.0.0.1:9',
  MEDIA_DIR: '/nonexistent',
  DOCUMENTS_DIR: `/tmp/clinic-documents-${ports.site}`,
  LIBRARY_FILE: `/tmp/clinic-library-${ports.site}.ndjson.gz`,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: `${ports.smtp}`,
  MAIL_FROM: 'clinica@exemplo.pt',
  // The night is when these are run.
  WAITING_QUIET_HOURS: 'none',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
});
