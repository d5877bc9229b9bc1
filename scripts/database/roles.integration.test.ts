import { keepPartitions } from '@clinic/core/adapters/database/keep-partitions';
import { applyGrants } from '@clinic/core/adapters/database/roles/apply-grants';
import { rightsOn } from '@clinic/core/adapters/database/roles/grants';
import { readTables } from '@clinic/core/adapters/database/roles/read-catalog';
import { databaseRoles, roleName, urlActingAs, urlOfRole } from '@clinic/core/adapters/database/roles/role-names';
import { createThrowawayDatabase, type ThrowawayDatabase } from '@clinic/core/adapters/database/throwaway-database';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '../migrate.ts';
import { type RightsTally, tryTable, verbsOn } from './try-rights.ts';

vi.setConfig({ testTimeout: 300_000 });

/** As on a server that trusts nobody: where the test server asks for no password, it does not look at these either. */
const prefix = 'clinic_matrix';
const passwords = Object.fromEntries(databaseRoles.map((role) => [role, `only-for-tests-${role}`]));
const settings = {
  DATABASE_ROLE_PREFIX: prefix,
  ...Object.fromEntries(databaseRoles.map((role) => [`DATABASE_${role.toUpperCase()}_PASSWORD`, passwords[role]])),
};
let database: ThrowawayDatabase;
beforeAll(async () => {
  database = await createThrowawayDatabase();
  await migrate(database.url, { ...process.env, ...settings }, () => {});
});

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const as = <T>(role: (typeof databaseRoles)[number], work: (client: pg.Client) => Promise<T>) =>
  connected(urlOfRole(database.url, roleName(prefix, role), passwords[role]), work);

test('every role may do with every table what is listed, and nothing else', async () => {
  const tables = await connected(database.url, readTables);
  const undecided = tables.filter(({ schema, table, isPartition }) => !isPartition && !rightsOn(schema, table));
  expect(
    undecided.map(({ schema, table }) => `${schema}.${table}`),
    'tables without a line in grants.ts',
  ).toEqual([]);
  const tally: RightsTally = { tried: 0, allowed: 0, columns: 0, wrong: [] };
  for (const role of databaseRoles)
    await as(role, async (client) => {
      for (const table of tables) await tryTable(client, table, role, tally);
    });
  const { tried, allowed, columns } = tally;
  console.log(
    `  role matrix: ${tables.length} tables and views × ${databaseRoles.length} roles × up to six statements = ${tried} tried, ${allowed} allowed, ${tried - allowed} refused; ${columns} columns tried one by one`,
  );
  expect(tally.wrong).toEqual([]);
  expect(tried).toBe(databaseRoles.length * tables.reduce((sum, table) => sum + verbsOn(table).length, 0));
});

test('the list names no table that is not there', async () => {
  const { grants } = await import('@clinic/core/adapters/database/roles/grants');
  const tables = new Set((await connected(database.url, readTables)).map(({ schema, table }) => `${schema}.${table}`));
  expect(Object.keys(grants).filter((name) => !name.endsWith('.*') && !tables.has(name))).toEqual([]);
});

test('a new table is closed to every process, and named, until somebody decides', async () => {
  const migratorUrl = urlActingAs(database.url, roleName(prefix, 'migrator'));
  await connected(migratorUrl, (client) => client.query('create table core.new_thing (id integer)'));
  for (const role of ['site', 'worker', 'backoffice'] as const)
    await expect(as(role, (client) => client.query('select * from core.new_thing'))).rejects.toMatchObject({ code: '42501' });
  expect(await applyGrants(migratorUrl, prefix)).toEqual(['core.new_thing']);
  await as('backup', (client) => client.query('select * from core.new_thing'));
  await connected(migratorUrl, (client) => client.query('drop table core.new_thing'));
});

test('what somebody granted by hand is gone after the next migrate, a forgotten role included', async () => {
  const migratorUrl = urlActingAs(database.url, roleName(prefix, 'migrator'));
  await connected(migratorUrl, (client) =>
    client.query(`grant select on core.mails to public; grant select (patient) on core.bookings to pg_monitor;
      grant delete on core.audit_log to ${roleName(prefix, 'worker')}`),
  );
  await applyGrants(migratorUrl, prefix);
  for (const [role, statement] of [
    ['site', 'select * from core.mails'],
    ['worker', 'delete from core.audit_log'],
  ] as const)
    await expect(as(role, (client) => client.query(statement))).rejects.toMatchObject({ code: '42501' });
  const { rows } = await connected(database.url, (client) =>
    client.query<{ open: boolean }>(`select has_column_privilege('pg_monitor', 'core.bookings', 'patient', 'select') as open`),
  );
  expect(rows).toEqual([{ open: false }]);
});

test('no process makes tables, functions or schemas, reads passwords, or acts as another', async () => {
  for (const role of ['site', 'worker', 'backoffice', 'backup'] as const)
    for (const statement of [
      'create table public.mine (id integer)',
      'create table core.mine (id integer)',
      'create temporary table mine (id integer)',
      'create schema mine',
      'select * from pg_authid',
      `set role ${roleName(prefix, 'migrator')}`,
      'alter table core.audit_log disable trigger all',
      'select core.refuse_change_of_audit()',
      "select dbos.enqueue_workflow('purge', 'mail')",
    ])
      await expect(
        as(role, (client) => client.query(statement)),
        `${role}: ${statement}`,
      ).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|0A000)$/),
      });
});

test('everybody else stays outside: nothing is open to the public', async () => {
  const { rows } = await connected(database.url, (client) =>
    client.query<{ object: string }>(
      `select 'database' as object from pg_database, aclexplode(datacl) as one where datname = current_database() and one.grantee = 0
       union all select nspname from pg_namespace, aclexplode(nspacl) as one where one.grantee = 0 and nspname in ('core', 'cms', 'dbos', 'public')
       union all select oid::regclass::text from pg_class, aclexplode(relacl) as one
         where one.grantee = 0 and relnamespace in (select oid from pg_namespace where nspname in ('core', 'cms', 'dbos'))
       union all select p.oid::regprocedure::text from pg_proc p, aclexplode(coalesce(proacl, acldefault('f', proowner))) as one
         where one.grantee = 0 and pronamespace in (select oid from pg_namespace where nspname in ('core', 'cms', 'dbos'))
           and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
    ),
  );
  expect(rows).toEqual([]);
});

test('migrating again, as the migrator itself and without anybody else, changes nothing', async () => {
  const said: string[] = [];
  const own = urlOfRole(database.url, roleName(prefix, 'migrator'), passwords['migrator']);
  await migrate(own, { ...process.env, ...settings }, (line) => said.push(line));
  expect(said).toEqual([
    `roles: as they are, ${prefix}_…`,
    'core: up to date',
    'cms: up to date',
    'dbos: up to date',
    'audit log: 0 months made, 0 dropped',
    'grants: up to date',
    'published documents: up to date',
  ]);
});

test('only the migrator makes and drops months of the audit log', async () => {
  for (const role of ['site', 'worker', 'backoffice', 'backup'] as const) {
    const url = urlOfRole(database.url, roleName(prefix, role), passwords[role]);
    await expect(keepPartitions(url, { keepMonths: 1, now: new Date('2040-01-01') }), role).rejects.toMatchObject({ code: '42501' });
  }
});
