import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/**
 * `onIdleError`: a connection that breaks while nobody uses it. The pool replaces it; unheard, it would end the process.
 * `kept`: how many stay open while nobody uses them. The others go after ten seconds, and the next visitor pays for signing in anew.
 */
export function createPool(databaseUrl: string, onIdleError: (error: Error) => void, maxConnections = 10, kept = 0): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: maxConnections, min: kept, connectionTimeoutMillis: 5_000 });
  pool.on('error', onIdleError);
  // One that breaks in somebody's hands, between two queries, tells nobody but itself; unheard, that too would end the process.
  // Whoever holds it hears of it with the next query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Signs in with as many as will be kept, all at once. A database that is away is no reason not to start: it is asked again when needed. */
export async function openAhead(pool: pg.Pool, count: number): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: count }, () => pool.connect()));
  for (const one of opened) if (one.status === 'fulfilled') one.value.release();
}

export const createDatabase = (pool: pg.Pool): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }).withSchema('core');
