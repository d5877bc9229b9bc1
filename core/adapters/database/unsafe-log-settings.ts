import type pg from 'pg';

/** What PostgreSQL's log may hold of a statement that failed: its error, never a row, a value or a parameter. Only its owner can set it. */
const safeValues: Record<string, string> = {
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** The settings of this server under which the words of patients could reach its log. */
export async function unsafeLogSettings(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; setting: string }>('select name, setting from pg_settings where name = any($1)', [
    Object.keys(safeValues),
  ]);
  return rows.filter(({ name, setting }) => setting !== safeValues[name]).map(({ name }) => name);
}
