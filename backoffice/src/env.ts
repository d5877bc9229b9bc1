import { isAbsolute } from 'node:path';
import { backupSettings } from '@clinic/core/adapters/backup/backup-stamp';
import { documentStorageSettings, refuseHalfStorage } from '@clinic/core/adapters/documents/document-files';
import { clinicSettings } from '@clinic/core/settings/booking-settings';
import { deploymentSettings } from '@clinic/core/settings/deployment';
import { errorReportSettings } from '@clinic/core/settings/error-report-settings';
import { metricsSettings } from '@clinic/core/settings/metrics-settings';
import { databaseUrl, host, logLevel, port, parseEnv as read } from '@clinic/core/settings/read-env';
import { ofKind, ownSecret } from '@clinic/core/settings/setting-kinds';
import { dataKeySetting, previewSecrets, workerKeys } from '@clinic/core/settings/shared-secrets';
import { traceSettings } from '@clinic/core/settings/trace-settings';
import { trustedProxies } from '@clinic/core/settings/trusted-proxies';
import { hourOfferSettings } from '@clinic/core/settings/waiting-settings';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const origins = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.tuple([origin], origin));

export const backofficeSettings = z.object({
  ...deploymentSettings,
  DATA_KEYS: dataKeySetting,
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: ownSecret.describe(
    'Encrypts the code apps of staff, signs their recovery codes and known browsers. Once changed, those have to be set up anew.',
  ),
  WORKER_KEY: workerKeys,
  PREVIEW_SECRET: previewSecrets,
  BACKOFFICE_ORIGIN: ofKind('publicOrigin', origins).describe(
    'The back office as its staff open it. The first address is written in mails; the others are accepted too.',
  ),
  SITE_ORIGIN: ofKind('publicOrigin', origin).describe('The site as its visitors open it.'),
  ...clinicSettings,
  ...hourOfferSettings,
  MEDIA_DIR: z.string().refine(isAbsolute, 'must be an absolute path').describe('The folder for pictures and files, shared with the site.'),
  ...documentStorageSettings,
  MAIL_FROM: ofKind('mailSender', z.string().min(3)).describe('Whom mails to staff come from.'),
  TRUSTED_PROXIES: trustedProxies,
  PORT: port(3001),
  HOST: host,
  ...metricsSettings,
  ...traceSettings,
  ...errorReportSettings,
  ...backupSettings,
  LOG_LEVEL: logLevel,
});

export type Env = z.output<typeof backofficeSettings>;

/** Stand in for what a build or a code generator never uses: neither serves anybody. */
const toolDefaults = {
  DATA_KEYS: 'none:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-building-never-for-serving',
  WORKER_KEY: 'only-for-building-never-for-serving',
  PREVIEW_SECRET: 'only-for-building-never-for-serving',
  BACKOFFICE_ORIGIN: 'http://127.0.0.1:3001',
  SITE_ORIGIN: 'http://127.0.0.1:3000',
  CLINIC_SERVICE_URL: 'http://127.0.0.1:1/none',
  CLINIC_SERVICE_KEY: 'only-for-building-never-for-serving',
  CLINIC_SERVICE_APP_ID: 'website',
  MEDIA_DIR: '/tmp/media',
  DOCUMENTS_DIR: '/tmp/documents',
  MAIL_FROM: 'nobody@example.invalid',
};

export function readEnv(source: Record<string, string | undefined>): Env {
  const isTool = source['NEXT_PHASE'] === 'phase-production-build' || source['BACKOFFICE_TOOL'] === '1';
  return read(
    'back office',
    backofficeSettings.superRefine(refuseHalfStorage),
    isTool ? { ...toolDefaults, ...source, DEPLOYMENT: 'local' } : source,
  );
}
