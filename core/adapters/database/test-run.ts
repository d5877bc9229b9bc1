import { randomBytes } from 'node:crypto';
import pg from 'pg';

const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';
const variable = 'CLINIC_TEST_RUN';
const leftoverAfterHours = 6;
const dropsAtOnce = 8;

/** What the names of all databases of this run begin with: several runs share a server, and the time in it tells which were left by a killed run. */
export const testRun = (): string => {
  const known = process.env[variable];
  if (!known) throw new Error(`${variable} is not set: databases of tests are made inside a vitest run, which drops them at its end.`);
  return known;
};

export async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const urlOfDatabase = (name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** Each drop waits for a checkpoint of the server; some at once share one. */
async function dropWhere(condition: string, value: string | number): Promise<void> {
  const names = await onServer(async (client) => {
    const { rows } = await client.query<{ name: string }>(`select datname as name from pg_database where ${condition}`, [value]);
    return rows.map(({ name }) => name);
  });
  const dropper = () =>
    onServer(async (client) => {
      for (let name = names.pop(); name; name = names.pop()) await client.query(`drop database if exists ${name} with (force)`);
    });
  await Promise.all(Array.from({ length: Math.min(dropsAtOnce, names.length) }, dropper));
}

/** After the databases: a role goes only when no database knows it any more. */
const dropRoles = () =>
  onServer(async (client) => {
    const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles where starts_with(rolname, $1)', [
      testRun(),
    ]);
    for (const { name } of rows) await client.query(`drop role if exists ${name}`);
  });

/** Vitest calls it before a run, once for each project with databases; what it returns, at the end. */
export default function startTestRun(): () => Promise<void> {
  const nowSeconds = Math.floor(Date.now() / 1_000);
  process.env[variable] ??= `clinic_test_${nowSeconds}_${randomBytes(3).toString('hex')}`;
  return async () => {
    try {
      await dropWhere('starts_with(datname, $1)', testRun());
      await dropRoles();
      await dropWhere(
        `datname ~ '^clinic_test_[0-9]{10}_' and split_part(datname, '_', 3)::bigint < $1`,
        nowSeconds - leftoverAfterHours * 3_600,
      );
    } catch (error) {
      // Whoever runs a file that needs no database may do without a server.
      if ((error as { code?: string }).code !== 'ECONNREFUSED') throw error;
    }
  };
}
