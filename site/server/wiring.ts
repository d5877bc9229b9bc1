import { openLibrary } from '@clinic/core/adapters/content/live-library';
import { arrivalStore } from '@clinic/core/adapters/database/arrived-letters';
import { consentRecords } from '@clinic/core/adapters/database/consent-records';
import { createDatabase, createPool, openAhead } from '@clinic/core/adapters/database/database';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { eventStore } from '@clinic/core/adapters/database/events/event-store';
import { keepServiceFacts } from '@clinic/core/adapters/database/figures/outside-services';
import { addPageViews } from '@clinic/core/adapters/database/figures/page-views';
import { addVainSearches, toMark, type VainMark, visitorKey } from '@clinic/core/adapters/database/figures/searches-in-vain';
import { addWizardSteps } from '@clinic/core/adapters/database/figures/wizard-steps';
import { returnStore } from '@clinic/core/adapters/database/mail-returns';
import { createAreaServices } from '@clinic/core/adapters/database/personal-area/area-services';
import { redirectHits } from '@clinic/core/adapters/database/redirect-hits';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { createSearchPool } from '@clinic/core/adapters/database/search-pool';
import { searchQuery } from '@clinic/core/adapters/database/search-query';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { dbosLogger } from '@clinic/core/adapters/dbos/dbos-logger';
import { documentFilesFrom } from '@clinic/core/adapters/documents/document-files';
import type { ObserveCall } from '@clinic/core/figures/outside-call';
import type { ReportForeignId } from '@clinic/core/identity/foreign-id';
import { createLogger } from '@clinic/core/logging/create-logger';
import { createAccountServices } from './account-services.ts';
import { createBookingServices } from './booking-services.ts';
import type { SiteEnv } from './env.ts';
import { openSiteMetrics } from './site-metrics.ts';

/** All are kept open: whoever sends a form after a quiet minute, or right after a release, must not wait until one has signed in. */
const connections = 5;

/** The only place where the site's ports get their adapters. */
export async function wire(env: SiteEnv) {
  const log = createLogger('site', env.LOG_LEVEL);
  const onLost = (error: Error) => log.warn({ error: error.message }, 'database connection lost');
  const pool = createPool(env.DATABASE_URL, onLost, connections, connections);
  const searchPool = createSearchPool(env.DATABASE_URL, (error) => log.warn({ error: error.message }, 'search connection lost'));
  const db = createDatabase(pool);
  const library = await openLibrary({
    databaseUrl: env.DATABASE_URL,
    db,
    file: env.LIBRARY_FILE,
    onTrouble: ({ kind, error }) => log.warn({ kind, error: error instanceof Error ? error.message : 'unknown' }, 'library trouble'),
  });
  await openAhead(pool, connections);
  const dbos = await createDbosClient(env.DATABASE_URL, pool, dbosLogger(log));
  const metrics = await openSiteMetrics(env, { pools: { site: pool, search: searchPool }, isListening: library.isListening });
  const facts = keepServiceFacts(db, (error) =>
    log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'could not note which services answer'),
  );
  const observe: ObserveCall = (call) => {
    metrics.observeCall(call);
    facts.note(call);
  };
  const close = async () => {
    await metrics.close();
    await facts.stop();
    await library.close();
    await dbos.destroy();
    await Promise.all([pool.end(), searchPool.end()]);
  };
  const booking = createBookingServices(env, pool, dbos, { logger: log, observe });
  const { patients: clinic, withinLimit, visitSecrets, keys } = booking;
  const reportForeignId: ReportForeignId = (tried) =>
    log.warn({ alarm: 'foreignIdTried', ...tried }, 'an account named what is not its own');
  const accounts = createAccountServices(env, pool, dbos, reportForeignId);
  return {
    log,
    metrics,
    library,
    search: searchQuery(searchPool),
    countRedirectHits: redirectHits(db),
    reading: {
      addViews: addPageViews(db),
      addSteps: addWizardSteps(db),
      keyOf: (week: string) => visitorKey(db, week),
      toMark,
      addSearches: (week: string, marks: readonly VainMark[]) => addVainSearches(db, week, marks),
    },
    consents: consentRecords(db),
    booking,
    events: { events: eventStore(pool, dbos, keys), withinLimit, keys, secret: visitSecrets[0] },
    requests: {
      store: requestStore(pool, dbos, keys),
      codes: booking.codes,
      withinLimit,
      documents: { store: documentStore(pool, dbos, keys), files: documentFilesFrom(env) },
      secret: visitSecrets[0],
    },
    accounts: { ...accounts, passwords: metrics.watchPasswords(accounts.passwords) },
    area: createAreaServices({ pool, dbos, keys, clinic, withinLimit, reportForeignId, visitSecrets }),
    returns: returnStore(pool, dbos),
    arrivals: arrivalStore(pool, keys),
    close,
  };
}
