import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { migrations } from '../migrations/index.ts';

/** Payload's own migrations as the migrator, without a Payload: the one under test may not change tables. */
export async function migrateCms(migratorUrl: string): Promise<void> {
  const db = drizzle(migratorUrl);
  try {
    for (const { up, name } of migrations) {
      await up({ db } as unknown as MigrateUpArgs);
      await db.execute(sql`insert into cms.payload_migrations (name, batch) values (${name}, 1)`);
    }
  } finally {
    await db.$client.end();
  }
}
