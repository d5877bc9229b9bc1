import { withMigrationLock } from '@clinic/core/adapters/database/with-migration-lock';
import { Migrator } from 'kysely/migration';
import { createIfMissing } from './create-if-missing.ts';
import { openDatabase } from './database.ts';
import { up as clinic } from './migrations/0001-clinic.ts';
import { up as payments } from './migrations/0002-payments.ts';

const migrations = { '0001-clinic': { up: clinic }, '0002-payments': { up: payments } };

/** Makes the stand-ins' database if it is missing and brings it to the newest version. */
export async function migrateSandbox(databaseUrl: string): Promise<void> {
  await createIfMissing(databaseUrl);
  await withMigrationLock(databaseUrl, async () => {
    const db = openDatabase(databaseUrl, () => {});
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, migrationTableSchema: 'sandbox' });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    } finally {
      await db.destroy();
    }
  });
}
