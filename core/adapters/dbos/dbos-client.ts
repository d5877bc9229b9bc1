import { DBOSClient, type DLogger } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { application } from './application.ts';

/** For processes that only enqueue: the work itself happens in the worker. The pool stays the caller's to close. */
export const createDbosClient = (databaseUrl: string, pool: pg.Pool, logger?: DLogger): Promise<DBOSClient> =>
  DBOSClient.create({
    systemDatabaseUrl: databaseUrl,
    systemDatabasePool: pool,
    applicationName: application.name,
    ...(logger && { logger }),
  });
