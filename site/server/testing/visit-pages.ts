import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createPool } from '@clinic/core/adapters/database/database';
import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import { codeStore } from '@clinic/core/adapters/database/identity/code-store';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type { PageContext } from '../../app/page-context.ts';

export const visitSecret = 'a secret of the tests only';
export const visitOrigin = 'https://exemplo.pt';

/** The pages of visits run with the site's own rights; tests arrange and look as the owner of the database. */
export async function openVisitPages() {
  const database = await createMigratedDatabase();
  const [pool, sitePool] = [createPool(database.url, () => {}), createPool(database.roles.site, () => {})];
  const [dbos, siteDbos] = [await createDbosClient(database.url, pool), await createDbosClient(database.roles.site, sitePool)];
  const booking = {
    ...{ store: bookingStore(sitePool, siteDbos, keys), codes: codeStore(sitePool, siteDbos, keys) },
    ...{ keys, visitSecrets: [visitSecret], withinLimit: async () => true },
  };
  const close = async () => {
    for (const client of [dbos, siteDbos]) await client.destroy();
    for (const each of [pool, sitePool]) await each.end();
  };
  const page = { locale: 'pt', origin: visitOrigin, client: '192.0.2.1', booking } as unknown as PageContext;
  return { pool, sitePool, page, store: bookingStore(pool, dbos, keys), desk: deskStore(pool, dbos, keys), close };
}
