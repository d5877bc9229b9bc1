import type pg from 'pg';

/** Must be called before the pool's first connection. Returns what runs work and tells which statements it took, in order. */
export function recordStatements(pool: pg.Pool): (work: () => Promise<unknown>) => Promise<string[]> {
  let statements: string[] | null = null;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const recorded = (first: unknown, ...rest: unknown[]) => {
      statements?.push(typeof first === 'string' ? first : String((first as { text?: string }).text));
      return query(first, ...rest);
    };
    Object.assign(client, { query: recorded });
  });
  return async (work) => {
    const during: string[] = [];
    statements = during;
    try {
      await work();
    } finally {
      statements = null;
    }
    return during;
  };
}
