import { documentStorageSettings, refuseHalfStorage } from '@clinic/core/adapters/documents/document-files';
import { clinicSettings } from '@clinic/core/settings/booking-settings';
import { deploymentSettings } from '@clinic/core/settings/deployment';
import { errorReportSettings } from '@clinic/core/settings/error-report-settings';
import { metricsSettings } from '@clinic/core/settings/metrics-settings';
import { commaList, databaseUrl, host, logLevel, port, parseEnv as read } from '@clinic/core/settings/read-env';
import { ofKind, ownSecret } from '@clinic/core/settings/setting-kinds';
import { dataKeySetting, previewSecrets, returnedMailKeys, visitLinkSecrets } from '@clinic/core/settings/shared-secrets';
import { traceSettings } from '@clinic/core/settings/trace-settings';
import { trustedProxies } from '@clinic/core/settings/trusted-proxies';
import { z } from 'zod';
import { refuseHalfSecurityContact, securityTxtSettings } from './security/security-txt-settings.ts';

const origin = z.url().transform((value) => new URL(value).origin);

export const siteSettings = z.object({
  ...deploymentSettings,
  DATA_KEYS: dataKeySetting,
  DATABASE_URL: databaseUrl,
  BACKOFFICE_URL: ofKind('internalAddress', z.url()).describe('The back office as the site reaches it.'),
  SITE_ORIGIN: ofKind('publicOrigin', origin).describe('The site as its visitors open it.'),
  ALSO_ACCEPTED_ORIGINS: ofKind('publicOrigin', commaList.pipe(z.array(origin))).describe(
    'Other names under which the same site may be opened, such as 127.0.0.1 beside localhost.',
  ),
  BACKOFFICE_ORIGIN: ofKind('publicOrigin', commaList.pipe(z.array(origin))).describe(
    'The back office as its staff open it: the one place that may show a preview in a frame.',
  ),
  PREVIEW_SECRET: previewSecrets,
  ...clinicSettings,
  VISIT_LINK_SECRET: visitLinkSecrets,
  IFTHENPAY_ANTI_PHISHING_KEY: ownSecret.optional().describe('ifthenpay shows it with every callback.'),
  RETURNED_MAIL_KEY: returnedMailKeys,
  ...securityTxtSettings,
  MEDIA_DIR: z.string().describe('The folder in which the back office keeps pictures and files.'),
  ...documentStorageSettings,
  LIBRARY_FILE: z
    .string()
    .describe('Where the site keeps what was last published, for a start while the database is away. Each replica may have its own.'),
  CLINIC_PHONE: ofKind('example', z.string().default('+351 210 000 000')).describe(
    'Shown only while the clinic’s settings could never be read.',
  ),
  TRUSTED_PROXIES: trustedProxies,
  VISITORS_PER_ADDRESS: z.coerce
    .number()
    .min(1)
    .default(1)
    .describe('Multiplies how often one address may do something, where unusually many visitors share one.'),
  HOST: host,
  PORT: port(3000),
  ...metricsSettings,
  ...traceSettings,
  ...errorReportSettings,
  SITE_PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('How many processes share the port: as many as the machine has cores. Each holds all content and its own pages in memory.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'How long a process that is told to stop goes on answering while `/readyz` says no, so that a balancer looks elsewhere first.',
    ),
  GALLERY: ofKind('developersOnly', z.enum(['on', 'off']).default('off')).describe(
    'The gallery of components, for whoever builds the site; visitors never see it.',
  ),
  LOG_LEVEL: logLevel,
});

export type SiteEnv = z.infer<typeof siteSettings>;

export const readEnv = (source: NodeJS.ProcessEnv): SiteEnv =>
  read('site', siteSettings.superRefine(refuseHalfStorage).superRefine(refuseHalfSecurityContact), source);
