import { clinicSettings, visitLinkSecret } from '@clinic/core/settings/booking-settings';
import { commaList, databaseUrl, host, logLevel, port, readEnv as read } from '@clinic/core/settings/read-env';
import { trustedProxies } from '@clinic/core/settings/trusted-proxies';
import { z } from 'zod';

const origin = z.url().transform((value) => new URL(value).origin);

const schema = z.object({
  DATABASE_URL: databaseUrl,
  BACKOFFICE_URL: z.url(),
  SITE_ORIGIN: origin,
  /** Other names under which the same site may be opened, such as 127.0.0.1 beside localhost. */
  ALSO_ACCEPTED_ORIGINS: commaList.pipe(z.array(origin)),
  /** The back office as its staff open it: the one place that may show a preview in a frame. */
  BACKOFFICE_ORIGIN: commaList.pipe(z.array(origin)),
  /** Shared with the back office: signs the links to a preview and opens its drafts. */
  PREVIEW_SECRET: z.string().min(24, 'needs at least 24 characters'),
  ...clinicSettings,
  VISIT_LINK_SECRET: visitLinkSecret,
  /** ifthenpay shows it with every callback. */
  IFTHENPAY_ANTI_PHISHING_KEY: z.string().min(24, 'needs at least 24 characters').optional(),
  MEDIA_DIR: z.string(),
  /** Shown only while the clinic's settings could never be read. */
  CLINIC_PHONE: z.string().default('+351 210 000 000'),
  TRUSTED_PROXIES: trustedProxies,
  /** Multiplies how often one address may do something, where unusually many visitors share one. */
  VISITORS_PER_ADDRESS: z.coerce.number().min(1).default(1),
  HOST: host,
  PORT: port(3000),
  /** The gallery of components, for whoever builds the site; visitors never see it. */
  GALLERY: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: logLevel,
});

export type SiteEnv = z.infer<typeof schema>;

export const readEnv = (source: NodeJS.ProcessEnv): SiteEnv => read('site', schema, source);
