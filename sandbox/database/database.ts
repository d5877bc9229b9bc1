import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { SandboxSchema } from './schema.ts';

export type SandboxDatabase = Kysely<SandboxSchema>;

const dateOid = 1082;

/** `onIdleError`: a connection that breaks while nobody uses it. The pool replaces it; unheard, it would end the process. */
export function openSandboxDatabase(url: string, onIdleError: (error: Error) => void): SandboxDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A day is a text here; pg would make it an instant in the time zone of this machine.
    types: { getTypeParser: (oid, format) => (oid === dateOid ? String : pg.types.getTypeParser(oid, format)) },
  });
  pool.on('error', onIdleError);
  // One that breaks in somebody's hands tells nobody but itself; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<SandboxSchema>({ dialect: new PostgresDialect({ pool }) }).withSchema('sandbox');
}
