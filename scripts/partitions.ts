import { readMigrateSettings } from '@clinic/core/adapters/database/migrate-settings';
import { roleName, urlActingAs } from '@clinic/core/adapters/database/roles/role-names';
import { grant, partitions } from './migrate.ts';

/** `pnpm partitions`: makes the coming months of the audit log and drops those past their time, between two deployments. */
const print = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const { databaseUrl, isMigrator, roles, keepMonths } = readMigrateSettings(process.env);
  const migratorUrl = isMigrator ? databaseUrl : urlActingAs(databaseUrl, roleName(roles.prefix, 'migrator'));
  await partitions(migratorUrl, keepMonths, print);
  await grant(migratorUrl, roles.prefix, print);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
