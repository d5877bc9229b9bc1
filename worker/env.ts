import { databaseUrl, host, logLevel, port, readEnv as read } from '@clinic/core/settings/read-env';
import { z } from 'zod';

const schema = z.object({
  DATABASE_URL: databaseUrl,
  BACKOFFICE_URL: z.url(),
  /** Known to the back office, too: opens the door through which the worker asks it to publish. */
  WORKER_KEY: z.string().min(24, 'needs at least 24 characters'),
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
