import { z } from 'zod';
import { databaseUrl, parseEnv } from '../../settings/read-env.ts';
import { keepAuditMonths } from './keep-partitions.ts';
import { defaultRolePrefix, roleName } from './roles/role-names.ts';

const passwordOf = (role: string) => z.string().min(1).optional().describe(`Set for the role of ${role}; left as it is where not given.`);

export const migrateSettings = z.object({
  DATABASE_URL: databaseUrl.describe(
    'Of somebody who may create roles (a superuser, or `CREATEROLE` and owner of the database), or the migrator’s own.',
  ),
  DATABASE_ADMIN_URL: databaseUrl
    .optional()
    .describe('Of somebody who may create roles, where `DATABASE_URL` is the migrator’s own; without it the roles must be there already.'),
  DATABASE_ROLE_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,50}$/, 'small letters, digits and _')
    .default(defaultRolePrefix)
    .describe('Begins the name of every role. Roles belong to the whole server, so two systems on one server need two.'),
  DATABASE_MIGRATOR_PASSWORD: passwordOf('the migrator'),
  DATABASE_SITE_PASSWORD: passwordOf('the site'),
  DATABASE_WORKER_PASSWORD: passwordOf('the worker'),
  DATABASE_BACKOFFICE_PASSWORD: passwordOf('the back office'),
  DATABASE_BACKUP_PASSWORD: passwordOf('the backup'),
  AUDIT_KEEP_MONTHS: z.coerce.number().int().min(1).default(keepAuditMonths).describe('How many whole months the audit log is kept.'),
});

export function readMigrateSettings(source: NodeJS.ProcessEnv) {
  const env = parseEnv('migration', migrateSettings, source);
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
