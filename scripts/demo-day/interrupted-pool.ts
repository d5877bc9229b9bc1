import type pg from 'pg';

/**
 * For tests: answers so many statements and then none any more, as for a process that is killed. What it had begun and not committed is
 * rolled back, as PostgreSQL does when a connection is gone.
 */
export function interruptedAfter(pool: pg.Pool, statements: number): pg.Pool {
  let left = statements;
  const guarded = <T extends pg.Pool | pg.PoolClient>(inner: T): T =>
    new Proxy(inner, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name === 'connect') return async () => guarded(await pool.connect());
        if (name !== 'query') return value.bind(target);
        return async (...given: unknown[]) => {
          if (given[0] !== 'rollback' && --left < 0) throw new Interrupted();
          return value.apply(target, given);
        };
      },
    });
  return guarded(pool);
}

export class Interrupted extends Error {}
