import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createDbosTables } from '../../dbos/create-dbos-tables.ts';
import { migrateCore } from '../migrate-core.ts';
import { testRun } from '../test-run.ts';
import { createThrowawayDatabase } from '../throwaway-database.ts';
import { applyGrants } from './apply-grants.ts';
import { createRoles } from './create-roles.ts';
import { migrateWithRoles } from './migrate-with-roles.ts';
import { databaseRoles, roleName, urlOfRole } from './role-names.ts';
import { scramVerifier } from './scram-verifier.ts';

/** Unlike those that all tests share, these did not exist before; the end of the run drops them. */
const newPrefix = () => `${testRun()}_${randomBytes(4).toString('hex')}`;

async function ask<Row extends object>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
const ownersOf = (url: string) =>
  ask<{ owner: string }>(
    url,
    `select distinct pg_get_userbyid(owner) as owner from (
       select relowner as owner from pg_class where relnamespace in ('core'::regnamespace, 'dbos'::regnamespace)
       union all select nspowner from pg_namespace where nspname in ('core', 'dbos')
       union all select proowner from pg_proc p where pronamespace in ('core'::regnamespace, 'dbos'::regnamespace)
         and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
     ) as owners`,
  );

test('several databases that make the same roles at once all succeed, and so does a second time', async () => {
  const prefix = newPrefix();
  const some = await Promise.all([createThrowawayDatabase(), createThrowawayDatabase(), createThrowawayDatabase()]);
  const passwords = Object.fromEntries(databaseRoles.map((role) => [role, 'the same for all']));
  await Promise.all([...some, ...some].map(({ url }) => createRoles(url, { prefix, passwords })));
  const [first] = some;
  const made = await ask<{ rolname: string; rolsuper: boolean }>(
    first?.url ?? '',
    `select rolname from pg_roles where rolname like $1 and rolcanlogin
     and not (rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls) order by 1`,
    [`${prefix}%`],
  );
  expect(made.map(({ rolname }) => rolname)).toEqual(databaseRoles.map((role) => roleName(prefix, role)).sort());
});

test('a database from before there were roles becomes the migrator’s, and keeps what is in it', async () => {
  const { url } = await createThrowawayDatabase();
  await migrateCore(url);
  await createDbosTables(url);
  await ask(url, `insert into core.mails (id, recipient, subject, html, text) values (gen_random_uuid(), 'ana@exemplo.pt', '', '', '')`);
  const prefix = newPrefix();
  const migratorUrl = await createRoles(url, { prefix });
  expect(await ownersOf(url)).toEqual([{ owner: roleName(prefix, 'migrator') }]);
  await migrateCore(migratorUrl);
  await createDbosTables(migratorUrl);
  expect(await applyGrants(migratorUrl, prefix)).toEqual([]);
  const worker = urlOfRole(url, roleName(prefix, 'worker'));
  expect(await ask(worker, 'select recipient from core.mails')).toEqual([{ recipient: 'ana@exemplo.pt' }]);
});

test('a managed server without a superuser: who may create roles and owns the database is enough', async () => {
  const { url, name } = await createThrowawayDatabase();
  const prefix = newPrefix();
  const owner = `${prefix}_owner`;
  await ask(url, `create role ${owner} login createrole nosuperuser`);
  await ask(url, `alter database ${name} owner to ${owner}`);
  const migratorUrl = await createRoles(urlOfRole(url, owner), { prefix });
  await migrateCore(migratorUrl);
  await createDbosTables(migratorUrl);
  await applyGrants(migratorUrl, prefix);
  expect(await ownersOf(url)).toEqual([{ owner: roleName(prefix, 'migrator') }]);
  await ask(urlOfRole(url, roleName(prefix, 'site')), 'select * from core.bookings');
  await expect(ask(urlOfRole(url, roleName(prefix, 'site')), 'select * from core.mails')).rejects.toMatchObject({ code: '42501' });
});

test('the backup role is enough for pg_dump, and what it wrote is all there after restoring', async () => {
  const { url } = await createThrowawayDatabase();
  const roles = await migrateWithRoles(url);
  await ask(url, `insert into core.mails (id, recipient, subject, html, text) values (gen_random_uuid(), 'ana@exemplo.pt', '', '', '')`);
  await ask(url, `insert into core.audit_log (actor_id, actor, action) values (1, 'Rui', 'opened')`);
  const { stdout: dump } = await promisify(execFile)('pg_dump', ['--no-owner', '--no-acl', roles.backup], { maxBuffer: 50_000_000 });
  const restored = await createThrowawayDatabase();
  // Meant for psql: our driver knows neither the data after `copy` nor its commands.
  const psql = promisify(execFile)('psql', ['--quiet', '-v', 'ON_ERROR_STOP=1', restored.url]);
  psql.child.stdin?.end(dump);
  await psql;
  expect(await ask(restored.url, 'select recipient from core.mails')).toEqual([{ recipient: 'ana@exemplo.pt' }]);
  expect(await ask(restored.url, 'select id, actor from core.audit_log')).toEqual([{ id: '1', actor: 'Rui' }]);
  await expect(ask(roles.backup, 'delete from core.mails')).rejects.toMatchObject({ code: '42501' });
});

test('a password is sent as PostgreSQL keeps it, never itself', () => {
  // The example of RFC 7677.
  const verifier = scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'));
  expect(verifier).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});
