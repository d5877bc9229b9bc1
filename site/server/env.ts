import { z } from 'zod';

const origin = z.url().transform((value) => new URL(value).origin);

const schema = z.object({
  DATABASE_URL: z.string().startsWith('postgres'),
  BACKOFFICE_URL: z.url(),
  SITE_ORIGIN: origin,
  /** Other names under which the same site may be opened, such as 127.0.0.1 beside localhost. */
  ALSO_ACCEPTED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(origin)),
  MEDIA_DIR: z.string(),
  /** Shown only while the clinic's settings could never be read. */
  CLINIC_PHONE: z.string().default('+351 210 000 000'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().default(3000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type SiteEnv = z.infer<typeof schema>;

export function readEnv(source: NodeJS.ProcessEnv): SiteEnv {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The site cannot start:\n${parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')}`,
  );
}
