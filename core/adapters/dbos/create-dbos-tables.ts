import { DBOS } from '@dbos-inc/dbos-sdk';
import { withMigrationLock } from '../database/with-migration-lock.ts';

/** DBOS's migrations take no lock of their own. */
export const createDbosTables = (databaseUrl: string): Promise<void> => withMigrationLock(databaseUrl, () => DBOS.migrate(databaseUrl));
