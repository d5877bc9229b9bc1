import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** `onIdleError`: a connection that breaks while nobody uses it. The pool replaces it; unheard, it would end the process. */
export function createPool(databaseUrl: string, onIdleError: (error: Error) => void, maxConnections = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: maxConnections, connectionTimeoutMillis: 5_000 });
  pool.on('error', onIdleError);
  // One that breaks in somebody's hands, between two queries, tells nobody but itself; unheard, that too would end the process.
  // Whoever holds it hears of it with the next query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export const createDatabase = (pool: pg.Pool): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }).withSchema('core');
