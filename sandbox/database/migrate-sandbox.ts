import { withMigrationLock } from '@clinic/core/adapters/database/with-migration-lock';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { openSandboxDatabase } from './database.ts';
import { up as clinic } from './migrations/0001-clinic.ts';
import { up as payments } from './migrations/0002-payments.ts';
import { up as cardPayments } from './migrations/0003-card-payments.ts';

const migrations = { '0001-clinic': { up: clinic }, '0002-payments': { up: payments }, '0003-card-payments': { up: cardPayments } };

/** Makes the stand-ins' database if it is missing and brings it to the newest version. */
export async function migrateSandbox(databaseUrl: string): Promise<void> {
  await createIfMissing(databaseUrl);
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

/** Makes the database named by `url` on its server if it is not there yet. */
async function createIfMissing(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
