import type { Logger } from '@clinic/core/logging/create-logger';
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { controlRoutes } from './control/control-routes.ts';
import { FaultBook } from './faults/fault-book.ts';
import { createClinicGraphql } from './graphql/clinic-graphql.ts';
import { graphqlEndpoint } from './graphql-endpoint.ts';

type Parts = { db: Database; key: string; appId: string; logger: Logger };

/** The clinic-management service of contract/clinic.graphql, and beside it the levers only a stand-in has. */
export function clinicStandIn({ db, key, appId, logger }: Parts) {
  const book = new FaultBook();
  const calls = new Map<string, number>();
  const yoga = createClinicGraphql(db, logger);
  const endpoint = graphqlEndpoint({
    key,
    appId,
    book,
    count: (operation) => calls.set(operation, (calls.get(operation) ?? 0) + 1),
    execute: async (request) => yoga.fetch(request),
    later: (work) => void work.catch((error: Error) => logger.error(error, 'late commit failed')),
  });
  const routes = new Hono().route('/graphql', endpoint).route('/control', controlRoutes({ db, book, calls }));
  return { routes, stop: () => book.clear() };
}
