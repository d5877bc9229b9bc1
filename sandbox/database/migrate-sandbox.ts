import { createDatabaseIfMissing } from '@clinic/core/adapters/database/create-if-missing';
import { withMigrationLock } from '@clinic/core/adapters/database/with-migration-lock';
import { Migrator } from 'kysely/migration';
import { openSandboxDatabase } from './database.ts';
import { up as clinic } from './migrations/0001-clinic.ts';
import { up as payments } from './migrations/0002-payments.ts';
import { up as cardPayments } from './migrations/0003-card-payments.ts';

const migrations = { '0001-clinic': { up: clinic }, '0002-payments': { up: payments }, '0003-card-payments': { up: cardPayments } };

/** Makes the stand-ins' database if it is missing and brings it to the newest version. */
export async function migrateSandbox(databaseUrl: string): Promise<void> {
  await createDatabaseIfMissing(databaseUrl);
  await withMigrationLock(databaseUrl, async () => {
    const db = openSandboxDatabase(databaseUrl, () => {});
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, migrationTableSchema: 'sandbox' });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    } finally {
      await db.destroy();
    }
  });
}
