import { DBOSClient, type DLogger } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { traceHeaders } from '../../logging/spans.ts';
import { application } from './application.ts';

/** For processes that only enqueue: the work itself happens in the worker. The pool stays the caller's to close. */
export const createDbosClient = async (databaseUrl: string, pool: pg.Pool, logger?: DLogger): Promise<DBOSClient> =>
  rememberingCause(
    await DBOSClient.create({
      systemDatabaseUrl: databaseUrl,
      systemDatabasePool: pool,
      applicationName: application.name,
      ...(logger && { logger }),
    }),
  );

/** Where traces are on, work remembers the request that left it, beside its inputs: a random number and nothing of the visitor. */
function rememberingCause(client: DBOSClient): DBOSClient {
  const enqueue = client.enqueueInTransaction.bind(client);
  client.enqueueInTransaction = (transaction, options, ...args) => {
    const attributes = traceHeaders();
    return enqueue(transaction, 'traceparent' in attributes ? { ...options, attributes } : options, ...args);
  };
  return client;
}
