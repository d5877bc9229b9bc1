import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

const dateOid = 1082;

/** `onIdleError`: a connection that breaks while nobody uses it. The pool replaces it; unheard, it would end the process. */
export function openDatabase(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A day is a text here; pg would make it an instant in the time zone of this machine.
    types: { getTypeParser: (oid, format) => (oid === dateOid ? String : pg.types.getTypeParser(oid, format)) },
  });
  pool.on('error', onIdleError);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }).withSchema('sandbox');
}
