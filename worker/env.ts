import { smsSettings } from '@clinic/core/adapters/sms/sms-from-settings';
import {
  clinicSettings,
  easypaySettings,
  ifthenpaySettings,
  paymentProvider,
  visitLinkSecret,
} from '@clinic/core/settings/booking-settings';
import { databaseUrl, host, logLevel, port, readEnv as read } from '@clinic/core/settings/read-env';
import { z } from 'zod';

const schema = z.object({
  DATABASE_URL: databaseUrl,
  BACKOFFICE_URL: z.url(),
  /** Known to the back office, too: opens the door through which the worker asks it to publish. */
  WORKER_KEY: z.string().min(24, 'needs at least 24 characters'),
  SITE_ORIGIN: z.url(),
  ...clinicSettings,
  /** How often the clinic is asked before a person takes over a booking, and how long an unanswered call may still take effect. */
  CLINIC_TRIES: z.coerce.number().int().min(1).default(15),
  CLINIC_SETTLE_MS: z.coerce.number().int().min(0).default(5_000),
  PAYMENT_PROVIDER: paymentProvider,
  ...easypaySettings,
  ...ifthenpaySettings,
  ...smsSettings,
  VISIT_LINK_SECRET: visitLinkSecret,
  SMTP_HOST: z.string().min(1),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  MAIL_FROM: z.string().regex(/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'an address, or: Name <address>'),
  // Stable across restarts and different for every worker that runs at the same time.
  WORKER_ID: z.string().min(1).default('worker-1'),
  HOST: host,
  PORT: port(3004),
  LOG_LEVEL: logLevel,
});

export type Env = z.infer<typeof schema>;

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => read('worker', schema, source);
