import { application } from '@clinic/core/adapters/dbos/application';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type pg from 'pg';
import { execute } from './execute.ts';

type DbosClient = Awaited<ReturnType<typeof createDbosClient>>;
const clients = new WeakMap<Payload, Promise<DbosClient>>();

export const poolOf = (payload: Payload): pg.Pool => (payload.db as unknown as { pool: pg.Pool }).pool;

/** On the back office's own connections: enqueueing is one more statement of the transaction at hand. */
export function clientOf(payload: Payload): Promise<DbosClient> {
  const { poolOptions } = payload.db as unknown as { poolOptions: { connectionString: string } };
  const client = clients.get(payload) ?? createDbosClient(poolOptions.connectionString, poolOf(payload));
  clients.set(payload, client);
  return client;
}

/** DBOS speaks to a `pg` client, Payload's transaction is Drizzle's: the same statement, written for the other. */
const asPgClient = (req: PayloadRequest) => ({
  query: async (text: string, values: unknown[] = []) => ({
    rows: await execute(
      req,
      sql.join(
        text.split(/(\$\d+)/).map((part) => (/^\$\d+$/.test(part) ? sql`${sql.param(values[Number(part.slice(1)) - 1])}` : sql.raw(part))),
      ),
    ),
  }),
});

type Work = { workflowName: string; queueName: string; workflowID: string; delaySeconds?: number };

/** Work for the worker that exists if, and when, the edit at hand is committed. DBOS keeps `args` as plain JSON. */
export async function enqueueWork(req: PayloadRequest, work: Work, ...args: string[]): Promise<void> {
  const dbos = await clientOf(req.payload);
  const options = { ...work, appVersion: application.version, workflowIDReusePolicy: 'reject' } as const;
  await dbos.enqueueInTransaction<(...given: string[]) => Promise<unknown>>(asPgClient(req) as unknown as pg.PoolClient, options, ...args);
}
