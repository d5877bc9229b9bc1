import { isAbsolute } from 'node:path';
import { databaseUrl, host, logLevel, port, readEnv as read } from '@clinic/core/settings/read-env';
import { trustedProxies } from '@clinic/core/settings/trusted-proxies';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const secret = z.string().min(24, 'needs at least 24 characters');

const schema = z.object({
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: secret,
  /** What the worker shows when a document's time has come. */
  WORKER_KEY: secret,
  /** Shared with the site: signs the links to a preview and lets the site read that draft. */
  PREVIEW_SECRET: secret,
  /** The first address is the one written in mails; the others are accepted too (localhost beside 127.0.0.1). */
  BACKOFFICE_ORIGIN: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.tuple([origin], origin)),
  SITE_ORIGIN: origin,
  MEDIA_DIR: z.string().refine(isAbsolute, 'must be an absolute path'),
  MAIL_FROM: z.string().min(3),
  TRUSTED_PROXIES: trustedProxies,
  PORT: port(3001),
  HOST: host,
  LOG_LEVEL: logLevel,
});

export type Env = z.output<typeof schema>;

/** Stand in for what a build or a code generator never uses: neither serves anybody. */
const toolDefaults = {
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-building-never-for-serving',
  WORKER_KEY: 'only-for-building-never-for-serving',
  PREVIEW_SECRET: 'only-for-building-never-for-serving',
  BACKOFFICE_ORIGIN: 'http://127.0.0.1:3001',
  SITE_ORIGIN: 'http://127.0.0.1:3000',
  MEDIA_DIR: '/tmp/media',
  MAIL_FROM: 'nobody@example.invalid',
};

export function readEnv(source: Record<string, string | undefined>): Env {
  const isTool = source['NEXT_PHASE'] === 'phase-production-build' || source['BACKOFFICE_TOOL'] === '1';
  return read('back office', schema, isTool ? { ...toolDefaults, ...source } : source);
}
