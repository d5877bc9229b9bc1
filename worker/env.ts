import { backupSettings } from '@clinic/core/adapters/backup/backup-stamp';
import { crmSettings } from '@clinic/core/adapters/crm/crm-from-settings';
import { documentStorageSettings, refuseHalfStorage } from '@clinic/core/adapters/documents/document-files';
import { smsSettings } from '@clinic/core/adapters/sms/sms-from-settings';
import { videoRoomSettings } from '@clinic/core/adapters/video/video-rooms-from-settings';
import { longestSignedName } from '@clinic/core/mail/signed-address';
import { clinicSettings, easypaySettings, ifthenpaySettings, paymentProvider } from '@clinic/core/settings/booking-settings';
import { deploymentSettings } from '@clinic/core/settings/deployment';
import { clamdMaxFileMb, clamdSocket } from '@clinic/core/settings/documents-dir';
import { errorReportSettings } from '@clinic/core/settings/error-report-settings';
import { metricsSettings } from '@clinic/core/settings/metrics-settings';
import { commaList, databaseUrl, host, logLevel, port, parseEnv as read } from '@clinic/core/settings/read-env';
import { ofKind } from '@clinic/core/settings/setting-kinds';
import { dataKeySetting, visitLinkSecrets, workerKeys } from '@clinic/core/settings/shared-secrets';
import { traceSettings } from '@clinic/core/settings/trace-settings';
import { z } from 'zod';
import { deskAlertSettings } from './desk-alerts/desk-alert-settings.ts';
import { retentionSettings } from './retention/retention-settings.ts';
import { waitingSettings } from './waiting/waiting-settings.ts';

const sender = z.string().regex(/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'an address, or: Name <address>');

const addressToSign = z
  .email()
  .refine((address) => address.indexOf('@') <= longestSignedName, `at most ${longestSignedName} characters before the @`);

export const workerSettings = z.object({
  ...deploymentSettings,
  DATA_KEYS: dataKeySetting,
  DATABASE_URL: databaseUrl,
  BACKOFFICE_URL: ofKind('internalAddress', z.url()).describe('The back office as the worker reaches it.'),
  BACKOFFICE_ORIGIN: ofKind('publicOrigin', commaList.pipe(z.array(z.url()))).describe(
    'The back office as its staff open it; mails to the desk lead there. Of several the first.',
  ),
  WORKER_KEY: workerKeys,
  SITE_ORIGIN: ofKind('publicOrigin', z.url()).describe('The site as its visitors open it; links in mails lead there.'),
  ...clinicSettings,
  CLINIC_TRIES: z.coerce.number().int().min(1).default(15).describe('How often the clinic is asked before a person takes over a booking.'),
  CLINIC_SETTLE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(5_000)
    .describe('How long an unanswered call to the clinic may still take effect.'),
  PAYMENT_PROVIDER: paymentProvider,
  ...easypaySettings,
  ...ifthenpaySettings,
  ...smsSettings,
  ...videoRoomSettings,
  ...crmSettings,
  ...documentStorageSettings,
  CLAMD_SOCKET: clamdSocket,
  CLAMD_MAX_FILE_MB: clamdMaxFileMb,
  VISIT_LINK_SECRET: visitLinkSecrets,
  SMTP_HOST: ofKind('mailServer', z.string().min(1)).describe('The server that takes our mails.'),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).describe('Its port; 465 is encrypted from the first byte.'),
  SMTP_USER: z.string().min(1).optional().describe('Our name there.'),
  SMTP_PASSWORD: ofKind('providerKey', z.string().min(1)).optional().describe('Our password there.'),
  MAIL_FROM: ofKind('mailSender', sender).describe('Whom mails come from: an address, or `Name <address>`.'),
  RETURN_ADDRESS: ofKind('mailSender', addressToSign)
    .optional()
    .describe(
      'Where letters go that cannot be delivered; the mail server hands them to the site, which takes them with `RETURNED_MAIL_KEY`. Without it they go to `MAIL_FROM`.',
    ),
  REPLY_ADDRESS: ofKind('mailSender', addressToSign)
    .optional()
    .describe(
      'Where answers to letters about a booking, a form or an event go; the mail server hands them to the site as well, which takes them with `RETURNED_MAIL_KEY`. Without it they go to `MAIL_FROM`, and the desk does not see them.',
    ),
  WORKER_ID: z
    .string()
    .min(1)
    .default('worker-1')
    .describe('Stable across restarts and different for every worker that runs at the same time.'),
  HOST: host,
  PORT: port(3004),
  ...metricsSettings,
  ...traceSettings,
  ...errorReportSettings,
  ...backupSettings,
  LOG_LEVEL: logLevel,
  ...retentionSettings,
  ...waitingSettings,
  ...deskAlertSettings,
});

export type Env = z.infer<typeof workerSettings>;

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env =>
  read('worker', workerSettings.superRefine(refuseHalfStorage), source);
