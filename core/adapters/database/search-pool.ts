import pg from 'pg';

const deadlineMs = 800;
/** How alike two words must be, of 1: «bexiga» and «besiga» are 0.4. */
const likeness = 0.35;

const settings = {
  statement_timeout: deadlineMs,
  'pg_trgm.similarity_threshold': likeness,
  // The one statement is planned once per connection: planning takes longer than searching.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
};

/**
 * Connections for searching only: few, so that a flood of questions cannot take those of the rest, and each with its
 * deadline. What does not get one in time is given up.
 */
export function createSearchPool(databaseUrl: string, onIdleError: (error: Error) => void, maxConnections = 4): pg.Pool {
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: maxConnections, options, connectionTimeoutMillis: deadlineMs });
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
