import { databaseUrl, host, logLevel, port, parseEnv as read } from '@clinic/core/settings/read-env';
import { sandboxKeyStart } from '@clinic/core/settings/rehearsal-settings';
import { secretsDir } from '@clinic/core/settings/secret-files';
import { z } from 'zod';

const publishedKey = 'only-for-local-use-never-in-production';
const keyFor = (use: string, shortest = 8) =>
  z.string().min(shortest, `needs at least ${shortest} characters`).default(publishedKey).describe(use);

/** What the website must show to each stand-in, and what ifthenpay shows it when calling back. */
const keys = {
  CLINIC_SERVICE_KEY: keyFor('What the website shows to the clinic service.', 24),
  EASYPAY_ACCOUNT_ID: keyFor('What it shows to easypay.'),
  EASYPAY_API_KEY: keyFor('What it shows to easypay.'),
  IFTHENPAY_MB_KEY: keyFor('What it shows to ifthenpay for Multibanco.'),
  IFTHENPAY_MBWAY_KEY: keyFor('What it shows to ifthenpay for MB WAY.'),
  IFTHENPAY_BACKOFFICE_KEY: keyFor('What it shows to ifthenpay when asking what was paid.'),
  IFTHENPAY_CARD_KEY: keyFor('What it shows to ifthenpay for cards.'),
  SMS_GATEWAY_KEY: keyFor('What it shows to the gateway for text messages.'),
  VIDEO_ROOMS_KEY: keyFor('What it shows to the provider of video rooms.', 16),
  CRM_KEY: keyFor('What it shows to the CRM.'),
};

export const sandboxSettings = z.object({
  DEPLOYMENT: z
    .enum(['rehearsal', 'local'], 'must be rehearsal or local: the sandbox never runs where patients are')
    .describe('`rehearsal` or `local`; the sandbox does not start for production, nor while it is not said.'),
  SECRETS_DIR: secretsDir,
  NODE_ENV: z
    .string()
    .refine((mode) => mode !== 'production', 'must not be production: the sandbox never runs where patients are')
    .optional()
    .describe('Anything but `production`.'),
  SANDBOX_DATABASE_URL: databaseUrl
    .default('postgres://127.0.0.1:5432/clinic_sandbox')
    .describe('The stand-ins keep their state apart from the clinic’s own database, as the real services do.'),
  CLINIC_SERVICE_APP_ID: z.string().min(1).default('website').describe('Who the website is to the clinic service.'),
  ...keys,
  IFTHENPAY_ANTI_PHISHING_KEY: keyFor('What ifthenpay shows the website with every callback.'),
  PAYMENT_CALLBACK_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3000')
    .describe('The website, which the gateways call back at /callbacks/easypay and /callbacks/ifthenpay.'),
  EASYPAY_RETURN_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3000/payments/return')
    .describe('Where easypay’s page for cards sends patients back to; with the real one it is set in its back office.'),
  HOST: host,
  PORT: port(3002),
  LOG_LEVEL: logLevel,
});

export type Env = z.infer<typeof sandboxSettings>;

/** Strangers can find a rehearsal, so its keys are its own there, and are marked as no company's. */
const inRehearsal = sandboxSettings.superRefine((env, context) => {
  if (env.DEPLOYMENT === 'local') return;
  for (const name of Object.keys(keys) as (keyof typeof keys)[])
    if (!env[name].startsWith(sandboxKeyStart))
      context.addIssue({ code: 'custom', path: [name], message: `must begin with ${sandboxKeyStart} in a rehearsal` });
});

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => read('sandbox', inRehearsal, source);
