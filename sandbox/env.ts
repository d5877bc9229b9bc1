import { databaseUrl, host, logLevel, port, readEnv as read } from '@clinic/core/settings/read-env';
import { z } from 'zod';

const schema = z.object({
  // The stand-ins keep their state apart from the clinic's own database, as the real services do.
  SANDBOX_DATABASE_URL: databaseUrl.optional(),
  HOST: host,
  PORT: port(3002),
  LOG_LEVEL: logLevel,
});

export type Env = z.infer<typeof schema>;

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => read('sandbox', schema, source);
