import { createDbosTables } from '../../dbos/create-dbos-tables.ts';
import { migrateCore } from '../migrate-core.ts';
import { applyGrants } from './apply-grants.ts';
import { createRoles } from './create-roles.ts';
import { type DatabaseRole, databaseRoles, roleName, urlOfRole } from './role-names.ts';

/** Shared by all tests on a server, and left there: roles are the server's, and cost nothing. */
const prefix = 'clinic_test';

export type RoleUrls = Record<DatabaseRole, string>;

/** Where the server asks for passwords, the roles of a test take that of whoever runs it. */
export const testRoles = (adminUrl: string) => {
  const password = decodeURIComponent(new URL(adminUrl).password);
  const urls = databaseRoles.map((role) => [role, urlOfRole(adminUrl, roleName(prefix, role), password)]);
  const passwords = password ? Object.fromEntries(databaseRoles.map((role) => [role, password])) : {};
  return { settings: { prefix, passwords }, urls: Object.fromEntries(urls) as RoleUrls };
};

/** For tests: our tables and the worker's, closed as `pnpm migrate` leaves them, and how each process gets in. */
export async function migrateWithRoles(
  adminUrl: string,
  alsoMigrate: (migratorUrl: string) => Promise<void> = async () => {},
): Promise<RoleUrls> {
  const { settings, urls } = testRoles(adminUrl);
  const migratorUrl = await createRoles(adminUrl, settings);
  await migrateCore(migratorUrl);
  await createDbosTables(migratorUrl);
  await alsoMigrate(migratorUrl);
  await applyGrants(migratorUrl, prefix);
  return urls;
}
