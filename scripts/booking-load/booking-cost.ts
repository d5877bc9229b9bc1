import type pg from 'pg';
import type { FaultHarness } from '../../faults/harness/fault-harness.ts';
import { cpuMs } from '../load/process-figures.ts';

/** What one booking takes: statements to our database, and milliseconds of a core by whoever spends them. */
export type BookingCost = { statements: number; workerMs: number; databaseMs: number; standInsMs: number };

/** How a PostgreSQL is started that counts. */
export const countingStatements = ['-c', 'shared_preload_libraries=pg_stat_statements', '-c', 'pg_stat_statements.track_utility=on'];

/** Not asked by what is measured, but by who measures it. */
const ownQuestions = ['%pg_stat_%', 'select count(*)::int as done%'];

/** Counts from now until it is asked. PostgreSQL counts every statement, also begin and commit, where it was told to when it started. */
export async function startCounting({ pool, sandbox, catcher }: FaultHarness, workerPid: number) {
  await pool.query('create extension if not exists pg_stat_statements');
  const spent = async () => ({
    statements: await statementsOf(pool),
    workerMs: await cpuMs(workerPid),
    databaseMs: await backendsMs(pool, 'clinic'),
    standInsMs: (await cpuMs(sandbox.child.pid ?? 0)) + (await cpuMs(catcher.pid)) + (await backendsMs(pool, 'clinic_sandbox')),
  });
  const before = await spent();
  return async (bookings: number): Promise<BookingCost> => {
    const after = await spent();
    const each = (figure: keyof BookingCost) => (after[figure] - before[figure]) / bookings;
    return { statements: each('statements'), workerMs: each('workerMs'), databaseMs: each('databaseMs'), standInsMs: each('standInsMs') };
  };
}

async function statementsOf(pool: pg.Pool): Promise<number> {
  const text = `select sum(calls)::int as count from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = 'clinic' and toplevel and not query like any ($1)`;
  const { rows } = await pool.query<{ count: number }>(text, [ownQuestions]);
  return rows[0]?.count ?? 0;
}

/** Of the connections that are open; a pool keeps them while it is busy. */
async function backendsMs(pool: pg.Pool, database: string): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [database]);
  const each = await Promise.all(rows.map(({ pid }) => cpuMs(pid).catch(() => 0)));
  return each.reduce((sum, ms) => sum + ms, 0);
}
