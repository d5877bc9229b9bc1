import { z } from 'zod';
import { databaseUrl, readEnv } from '../../settings/read-env.ts';
import { keepAuditMonths } from './keep-partitions.ts';
import { defaultRolePrefix, roleName } from './roles/role-names.ts';

const password = z.string().min(1).optional();

const schema = z.object({
  /** The migrator's own, or that of somebody who may create roles. */
  DATABASE_URL: databaseUrl,
  /** Somebody who may create roles, where DATABASE_URL is the migrator's own; without it the roles must be there already. */
  DATABASE_ADMIN_URL: databaseUrl.optional(),
  DATABASE_ROLE_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,50}$/, 'small letters, digits and _')
    .default(defaultRolePrefix),
  DATABASE_MIGRATOR_PASSWORD: password,
  DATABASE_SITE_PASSWORD: password,
  DATABASE_WORKER_PASSWORD: password,
  DATABASE_BACKOFFICE_PASSWORD: password,
  DATABASE_BACKUP_PASSWORD: password,
  /** How many whole months the audit log is kept. */
  AUDIT_KEEP_MONTHS: z.coerce.number().int().min(1).default(keepAuditMonths),
});

export function readMigrateSettings(source: NodeJS.ProcessEnv) {
  const env = readEnv('migration', schema, source);
  const prefix = env.DATABASE_ROLE_PREFIX;
  const isMigrator = decodeURIComponent(new URL(env.DATABASE_URL).username) === roleName(prefix, 'migrator');
  const given = {
    migrator: env.DATABASE_MIGRATOR_PASSWORD,
    site: env.DATABASE_SITE_PASSWORD,
    worker: env.DATABASE_WORKER_PASSWORD,
    backoffice: env.DATABASE_BACKOFFICE_PASSWORD,
    backup: env.DATABASE_BACKUP_PASSWORD,
  };
  return {
    databaseUrl: env.DATABASE_URL,
    isMigrator,
    adminUrl: env.DATABASE_ADMIN_URL ?? (isMigrator ? undefined : env.DATABASE_URL),
    roles: { prefix, passwords: given },
    keepMonths: env.AUDIT_KEEP_MONTHS,
  };
}
