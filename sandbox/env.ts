import { databaseUrl, host, logLevel, port, readEnv as read } from '@clinic/core/settings/read-env';
import { z } from 'zod';

const localKey = z.string().min(8, 'needs at least 8 characters').default('only-for-local-use-never-in-production');

const schema = z.object({
  // The stand-ins keep their state apart from the clinic's own database, as the real services do.
  SANDBOX_DATABASE_URL: databaseUrl.default('postgres://127.0.0.1:5432/clinic_sandbox'),
  // What the website must show to the clinic service.
  CLINIC_SERVICE_KEY: z.string().min(24, 'needs at least 24 characters').default('only-for-local-use-never-in-production'),
  CLINIC_SERVICE_APP_ID: z.string().min(1).default('website'),
  // What the website must show to the payment gateways, and what ifthenpay shows it when calling back.
  EASYPAY_ACCOUNT_ID: localKey,
  EASYPAY_API_KEY: localKey,
  IFTHENPAY_MB_KEY: localKey,
  IFTHENPAY_MBWAY_KEY: localKey,
  IFTHENPAY_BACKOFFICE_KEY: localKey,
  IFTHENPAY_ANTI_PHISHING_KEY: localKey,
  // What the website must show to the gateway for text messages.
  SMS_GATEWAY_KEY: localKey,
  // The website, which the gateways call back at /callbacks/easypay and /callbacks/ifthenpay.
  PAYMENT_CALLBACK_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
  HOST: host,
  PORT: port(3002),
  LOG_LEVEL: logLevel,
});

export type Env = z.infer<typeof schema>;

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => read('sandbox', schema, source);
