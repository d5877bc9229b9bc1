import type { DatabaseRole } from '@clinic/core/adapters/database/roles/role-names';
import type { Ports } from './ports.ts';

export type PartName = 'mailbox' | 'sandbox' | 'backoffice' | 'worker' | 'site';
/** One process of the system: what to run, where, and the address that answers once it is up. */
export type StackPart = { name: PartName; folder: string; args: string[]; env: NodeJS.ProcessEnv; readyUrl: string };

/** `databaseUrl`: each process connects under a role of its own. */
export function stackParts(
  ports: Ports,
  mode: 'production' | 'development',
  databaseUrl: (role: DatabaseRole) => string,
): Record<PartName, StackPart> {
  const dev = mode === 'development';
  const watch = dev ? ['--watch'] : [];
  const at = (port: number) => ({ PORT: String(port), HOST: '127.0.0.1', NODE_ENV: mode });
  return {
    mailbox: {
      name: 'mailbox',
      folder: '.',
      args: ['scripts/mailbox.ts', String(ports.smtp), String(ports.mailbox)],
      env: {},
      readyUrl: `http://127.0.0.1:${ports.mailbox}/index.html`,
    },
    sandbox: {
      name: 'sandbox',
      folder: 'sandbox',
      args: [...watch, 'main.ts'],
      // It refuses to run as production, also beside the production build.
      env: { ...at(ports.sandbox), NODE_ENV: 'development' },
      readyUrl: `http://127.0.0.1:${ports.sandbox}/healthz`,
    },
    backoffice: {
      name: 'backoffice',
      folder: 'backoffice',
      args: dev ? ['node_modules/next/dist/bin/next', 'dev', '-p', String(ports.backoffice), '-H', '127.0.0.1'] : ['start.ts'],
      env: { ...at(ports.backoffice), DATABASE_URL: databaseUrl('backoffice') },
      readyUrl: `http://127.0.0.1:${ports.backoffice}/api/utilizadores/me`,
    },
    worker: {
      name: 'worker',
      folder: 'worker',
      args: [...watch, 'main.ts'],
      env: { ...at(ports.worker), DATABASE_URL: databaseUrl('worker') },
      readyUrl: `http://127.0.0.1:${ports.worker}/healthz`,
    },
    site: {
      name: 'site',
      folder: 'site',
      args: [dev ? 'dev.ts' : 'main.ts'],
      env: { ...at(ports.site), DATABASE_URL: databaseUrl('site'), ...(dev ? { GALLERY: 'on' } : {}) },
      readyUrl: `http://127.0.0.1:${ports.site}/healthz`,
    },
  };
}
