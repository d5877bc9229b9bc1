import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** One transaction, seen as Kysely (our tables) and as the raw client (DBOS enqueues through it). */
export type Transaction = { db: Database; client: pg.PoolClient };

export async function inTransaction<T>(pool: pg.Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({ db: databaseOn(client), client });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    // A client that could not roll back may still hold the transaction: the pool must not hand it out again.
    client.release(broken);
  }
}

/** Kysely's own transactions hide their client, so Kysely gets a pool of exactly this one. */
function databaseOn(client: pg.PoolClient): Database {
  const borrowed = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: async () => borrowed, end: async () => {}, options: {} };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }).withSchema('core');
}
