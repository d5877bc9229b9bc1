import pg from 'pg';
import { cpuMs } from '../load/process-figures.ts';

/** What PostgreSQL has spent for the connections that are open on this database, in milliseconds; pools keep theirs while they are busy. */
export async function databaseProcessor(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async spentMs(): Promise<number> {
      const text = "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'";
      const { rows } = await client.query<{ pid: number }>(text);
      const each = await Promise.all(rows.map(({ pid }) => cpuMs(pid).catch(() => 0)));
      return each.reduce((sum, ms) => sum + ms, 0);
    },
    close: () => client.end(),
  };
}
