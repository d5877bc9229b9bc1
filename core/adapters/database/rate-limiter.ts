import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { limits, type WithinLimit } from '../../limits/limits.ts';
import type { Database } from './database.ts';

type Options = {
  secret: string;
  /** How many of the usual number of visitors share one address: the figures per address are multiplied by it. */
  visitorsPerAddress: number;
};

/** One statement: whoever comes first after the time is over begins anew. The clock is the database's, so all replicas count together. */
export const rateLimiter =
  (db: Database, { secret, visitorsPerAddress }: Options): WithinLimit =>
  async (name, subject) => {
    const { uses, seconds } = limits[name];
    const digest = createHmac('sha256', secret).update(`limit\n${name}\n${subject}`).digest();
    const { rows } = await sql<{ uses: number }>`
      insert into core.rate_limits as known (subject, uses, ends_at)
      values (${digest}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (subject) do update set
        uses = case when known.ends_at > now() then known.uses + 1 else 1 end,
        ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
      returning uses`.execute(db);
    const most = name.endsWith('PerAddress') ? uses * visitorsPerAddress : uses;
    return (rows[0]?.uses ?? 0) <= most;
  };
