import { databaseUrl, host, logLevel, port, readEnv as read } from '@clinic/core/settings/read-env';
import { z } from 'zod';

const schema = z.object({
  // The stand-ins keep their state apart from the clinic's own database, as the real services do.
  SANDBOX_DATABASE_URL: databaseUrl.default('postgres://127.0.0.1:5432/clinic_sandbox'),
  // What the website must show to the clinic service.
  CLINIC_SERVICE_KEY: z.string().min(24, 'needs at least 24 characters').default('only-for-local-use-never-in-production'),
  CLINIC_SERVICE_APP_ID: z.string().min(1).default('website'),
  HOST: host,
  PORT: port(3002),
  LOG_LEVEL: logLevel,
});

export type Env = z.infer<typeof schema>;

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => read('sandbox', schema, source);
