import pg from 'pg';
import { grantConnect } from './roles/create-roles.ts';
import { migrateWithRoles, type RoleUrls, testRoles } from './roles/migrate-with-roles.ts';
import { copyPrepared, type ThrowawayDatabase } from './throwaway-database.ts';

/** `roles` is how each process gets in; `url` is the superuser's. */
export type MigratedDatabase = ThrowawayDatabase & { roles: RoleUrls };

/** For tests: a database of one's own with all our tables and the worker's, closed as `pnpm migrate` leaves them. */
export const createMigratedDatabase = (): Promise<MigratedDatabase> => copyWithRoles('core', migrateWithRoles);

/** For tests: the same with more in it, which `prepare` put there once for the whole run. */
export async function copyWithRoles(kind: string, prepare: (url: string) => Promise<unknown>): Promise<MigratedDatabase> {
  const database = await copyPrepared(kind, prepare);
  const { settings, urls } = testRoles(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await grantConnect(client, settings.prefix);
  } finally {
    await client.end();
  }
  return { ...database, roles: urls };
}
