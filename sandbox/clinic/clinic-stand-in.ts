import type { Logger } from '@clinic/core/logging/create-logger';
import { Hono } from 'hono';
import type { SandboxDatabase } from '../database/database.ts';
import { clinicControlRoutes } from './control/control-routes.ts';
import { FaultBook } from './faults/fault-book.ts';
import { createClinicGraphql } from './graphql/clinic-graphql.ts';
import { graphqlEndpoint } from './graphql-endpoint.ts';

type ClinicOptions = { db: SandboxDatabase; key: string; appId: string; logger: Logger };

/** The clinic-management service of contract/clinic.graphql, and a control API for tests. */
export function clinicStandIn({ db, key, appId, logger }: ClinicOptions) {
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
  const routes = new Hono().route('/graphql', endpoint).route('/control', clinicControlRoutes({ db, book, calls }));
  return { routes, stop: () => book.clear() };
}
