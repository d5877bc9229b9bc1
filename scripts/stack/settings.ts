import path from 'node:path';
import { sandboxDatabaseUrl } from './database.ts';
import type { Ports } from './ports.ts';

export const demoPassword = 'demonstracao-2026';

/** The settings of a local system; each process takes what its own env.ts asks for. Whoever uses the database takes its own address of it. */
export function localSettings(ports: Ports, databaseUrl: string, dataDir: string): NodeJS.ProcessEnv {
  const site = `http://localhost:${ports.site}`;
  const backoffice = `http://localhost:${ports.backoffice}`;
  return {
    DEPLOYMENT: 'local',
    DATA_KEYS: process.env['DATA_KEYS'] ?? 'local:b25seS1mb3ItbG9jYWwtdXNlLW5ldmVyLWluLXByb2Q=',
    DATABASE_URL: databaseUrl,
    SANDBOX_DATABASE_URL: process.env['SANDBOX_DATABASE_URL'] ?? sandboxDatabaseUrl(databaseUrl),
    CLINIC_SERVICE_URL: `http://127.0.0.1:${ports.sandbox}/clinic/graphql`,
    CLINIC_SERVICE_KEY: process.env['CLINIC_SERVICE_KEY'] ?? 'only-for-local-use-never-in-production',
    CLINIC_SERVICE_APP_ID: process.env['CLINIC_SERVICE_APP_ID'] ?? 'website',
    PAYMENT_PROVIDER: process.env['PAYMENT_PROVIDER'] ?? 'easypay',
    EASYPAY_URL: `http://127.0.0.1:${ports.sandbox}/easypay`,
    EASYPAY_ACCOUNT_ID: 'only-for-local-use',
    EASYPAY_API_KEY: 'only-for-local-use-never-in-production',
    IFTHENPAY_URL: `http://127.0.0.1:${ports.sandbox}/ifthenpay`,
    IFTHENPAY_MB_KEY: 'only-for-local-use',
    IFTHENPAY_MBWAY_KEY: 'only-for-local-use',
    IFTHENPAY_BACKOFFICE_KEY: 'only-for-local-use',
    IFTHENPAY_CARD_KEY: 'only-for-local-use',
    IFTHENPAY_ANTI_PHISHING_KEY: 'only-for-local-use-never-in-production',
    SMS_GATEWAY_URL: `http://127.0.0.1:${ports.sandbox}/sms/messages`,
    SMS_GATEWAY_KEY: 'only-for-local-use-never-in-production',
    CRM_URL: `http://127.0.0.1:${ports.sandbox}/crm`,
    CRM_KEY: 'only-for-local-use-never-in-production',
    PAYMENT_CALLBACK_ORIGIN: `http://127.0.0.1:${ports.site}`,
    EASYPAY_RETURN_URL: `${site}/payments/return`,
    VISIT_LINK_SECRET: process.env['VISIT_LINK_SECRET'] ?? 'only-for-local-use-never-in-production',
    // Whoever tries out or measures the system does it all from one address.
    VISITORS_PER_ADDRESS: process.env['VISITORS_PER_ADDRESS'] ?? '1000',
    SITE_ORIGIN: site,
    ALSO_ACCEPTED_ORIGINS: `http://127.0.0.1:${ports.site}`,
    BACKOFFICE_URL: `http://127.0.0.1:${ports.backoffice}`,
    BACKOFFICE_ORIGIN: `${backoffice},http://127.0.0.1:${ports.backoffice}`,
    MEDIA_DIR: path.join(dataDir, 'media'),
    DOCUMENTS_DIR: path.join(dataDir, 'documents'),
    LIBRARY_FILE: path.join(dataDir, 'library.ndjson.gz'),
    PAYLOAD_SECRET: process.env['PAYLOAD_SECRET'] ?? 'only-for-local-use-never-in-production',
    WORKER_KEY: process.env['WORKER_KEY'] ?? 'only-for-local-use-never-in-production',
    PREVIEW_SECRET: process.env['PREVIEW_SECRET'] ?? 'only-for-local-use-never-in-production',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(ports.smtp),
    MAIL_FROM: 'Instituto da Próstata <nao-responder@exemplo.pt>',
    RETURN_ADDRESS: 'devolucoes@exemplo.pt',
    REPLY_ADDRESS: 'respostas@exemplo.pt',
    RETURNED_MAIL_KEY: 'only-for-local-use-never-in-production',
    DESK_MAIL: 'balcao@exemplo.pt',
    // Whoever tries it out in the evening sees an offer, too.
    WAITING_QUIET_HOURS: process.env['WAITING_QUIET_HOURS'] ?? 'none',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  };
}
