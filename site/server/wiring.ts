import { openLibrary } from '@clinic/core/adapters/content/live-library';
import { consentRecords } from '@clinic/core/adapters/database/consent-records';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { redirectHits } from '@clinic/core/adapters/database/redirect-hits';
import { createSearchPool } from '@clinic/core/adapters/database/search-pool';
import { searchQuery } from '@clinic/core/adapters/database/search-query';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { dbosLogger } from '@clinic/core/adapters/dbos/dbos-logger';
import { createLogger } from '@clinic/core/logging/create-logger';
import { bookingDesk } from './booking-desk.ts';
import type { SiteEnv } from './env.ts';

/** The one place where the site's ports meet their adapters. */
export async function wire(env: SiteEnv) {
  const log = createLogger('site', env.LOG_LEVEL);
  const pool = createPool(env.DATABASE_URL, (error) => log.warn({ error: error.message }, 'database connection lost'), 5);
  const searchPool = createSearchPool(env.DATABASE_URL, (error) => log.warn({ error: error.message }, 'search connection lost'));
  const db = createDatabase(pool);
  const library = await openLibrary({
    databaseUrl: env.DATABASE_URL,
    db,
    file: env.LIBRARY_FILE,
    onTrouble: ({ kind, error }) => log.warn({ kind, error: error instanceof Error ? error.message : 'unknown' }, 'library trouble'),
  });
  const dbos = await createDbosClient(env.DATABASE_URL, pool, dbosLogger(log));
  const close = async () => {
    await library.close();
    await dbos.destroy();
    await Promise.all([pool.end(), searchPool.end()]);
  };
  return {
    log,
    library,
    search: searchQuery(searchPool),
    countRedirectHits: redirectHits(db),
    consents: consentRecords(db),
    booking: bookingDesk(env, pool, dbos, log),
    close,
  };
}
