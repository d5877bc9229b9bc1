import pg from 'pg';
import { withMigrationLock } from './with-migration-lock.ts';

export type PartitionSettings = {
  /** How many whole months an entry of the audit log is kept. */
  keepMonths: number;
  now?: Date;
};

/** Who looked at a patient's booking: as long as the clinic may be asked about it. */
export const keepAuditMonths = 60;
const monthsAhead = 12;
const parent = 'audit_log';
const rest = 'audit_log_rest';

type Month = { name: string; from: string; to: string };

/** Months in UTC, counted from year 0, so that they can be added to. */
const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
const firstDay = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10);
const partition = (month: number): Month => ({
  name: `${parent}_${firstDay(month).slice(0, 7).replace('-', '_')}`,
  from: `${firstDay(month)}T00:00:00Z`,
  to: `${firstDay(month + 1)}T00:00:00Z`,
});

/**
 * Makes the months to come and those that rows have been waiting for, and drops those that are past their time. As the migrator: no
 * other role may. Run by every `pnpm migrate`, and by `pnpm partitions` in between.
 */
export const keepPartitions = (migratorUrl: string, { keepMonths, now = new Date() }: PartitionSettings) =>
  withMigrationLock(migratorUrl, async () => {
    const client = new pg.Client({ connectionString: migratorUrl });
    await client.connect();
    try {
      const current = monthOf(now);
      const oldest = current - keepMonths;
      const dropped = await dropBefore(client, partition(oldest));
      const there = new Set(await partitionNames(client));
      const wanted = new Set(await monthsAtRest(client));
      for (let month = current; month <= current + monthsAhead; month += 1) wanted.add(month);
      const missing = [...wanted].sort((a, b) => a - b).map(partition);
      const made: string[] = [];
      for (const month of missing) {
        if (there.has(month.name)) continue;
        await makeMonth(client, month);
        made.push(month.name);
      }
      return { made, dropped };
    } finally {
      await client.end();
    }
  });

async function partitionNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid
     where inhparent = 'core.${parent}'::regclass and c.relname ~ '^${parent}_\\d{4}_\\d{2}$' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function dropBefore(client: pg.Client, oldest: Month): Promise<string[]> {
  const past = (await partitionNames(client)).filter((name) => name < oldest.name);
  for (const name of past) await client.query(`drop table core.${pg.escapeIdentifier(name)}`);
  await client.query(`delete from core.${rest} where happened_at < $1`, [oldest.from]);
  return past;
}

async function monthsAtRest(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ at: Date }>(
    `select distinct date_trunc('month', happened_at, 'UTC') as at from core.${rest} order by 1`,
  );
  return rows.map(({ at }) => monthOf(at));
}

/** In one transaction: whoever reads the log meanwhile sees every row once. */
async function makeMonth(client: pg.Client, { name, from, to }: Month): Promise<void> {
  const table = `core.${pg.escapeIdentifier(name)}`;
  const within = `happened_at >= '${from}' and happened_at < '${to}'`;
  await client.query('begin');
  try {
    await client.query(`lock table core.${parent} in share row exclusive mode`);
    await client.query(`create table ${table} (like core.${parent} including defaults including constraints)`);
    await client.query(`with moved as (delete from core.${rest} where ${within} returning *) insert into ${table} select * from moved`);
    await client.query(`alter table core.${parent} attach partition ${table} for values from ('${from}') to ('${to}')`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
