import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import pg from 'pg';
import { withMigrationLock } from '../with-migration-lock.ts';
import { adoptObjects } from './adopt-objects.ts';
import { type DatabaseRole, databaseRoles, roleName, urlActingAs } from './role-names.ts';
import { scramVerifier } from './scram-verifier.ts';

export type RoleSettings = {
  prefix: string;
  /** Where none is given, the role keeps the one it has; a server that trusts its callers needs none. */
  passwords?: Partial<Record<DatabaseRole, string | undefined>>;
};

const { escapeIdentifier: id, escapeLiteral: literal } = pg;
const attributes = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/**
 * Makes the five roles, opens the database to them and closes it to everybody else. Needs a superuser, or somebody who may create
 * roles and owns the database. Returns how to act as the migrator, to whom all that is there already then belongs.
 */
export async function createRoles(adminUrl: string, { prefix, passwords = {} }: RoleSettings): Promise<string> {
  const migrator = roleName(prefix, 'migrator');
  await withMigrationLock(adminUrl, async () => {
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    try {
      for (const role of databaseRoles) await ensureRole(admin, roleName(prefix, role), passwords[role]);
      await letMeActAs(admin, migrator);
      await grantConnect(admin, prefix);
      await adoptObjects(admin, migrator);
    } finally {
      await admin.end();
    }
  });
  return urlActingAs(adminUrl, migrator);
}

/** The lock above is the database's, roles are the server's: another database may be making the same ones at this moment. */
async function ensureRole(admin: pg.Client, name: string, password: string | undefined): Promise<void> {
  const { rows } = await admin.query<{ plain: boolean }>(
    `select rolcanlogin and not (rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls) as plain
     from pg_roles where rolname = $1`,
    [name],
  );
  if (!rows[0]) await onServer(admin, `create role ${id(name)} ${attributes}`);
  else if (!rows[0].plain) await onServer(admin, `alter role ${id(name)} ${attributes}`);
  if (password) await onServer(admin, `alter role ${id(name)} password ${literal(scramVerifier(password))}`);
}

/** A superuser may anyway. PostgreSQL 16 tells apart who belongs to a role and who may act as it. */
async function letMeActAs(admin: pg.Client, role: string): Promise<void> {
  const { rows } = await admin.query<{ may: boolean }>(
    `select pg_has_role(current_user, $1, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as may`,
    [role],
  );
  if (!rows[0]?.may) await onServer(admin, `grant ${id(role)} to current_user`);
}

/** Who may connect belongs to a database, not to what is in it: a copy needs it again. */
export async function grantConnect(admin: pg.Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>('select current_database() as name');
  const database = id(rows[0]?.name ?? '');
  const all = databaseRoles.map((role) => id(roleName(prefix, role))).join(', ');
  await admin.query(`revoke all on database ${database} from public`);
  await admin.query(`revoke all on schema public from public`);
  await admin.query(`grant connect on database ${database} to ${all}`);
  await admin.query(`grant create, temporary on database ${database} to ${id(roleName(prefix, 'migrator'))}`);
  // Where the extensions lie that name no schema of their own.
  await admin.query(`grant usage, create on schema public to ${id(roleName(prefix, 'migrator'))}`);
}

const alreadyThere = ['42710', '23505'];
const changedMeanwhile = 'XX000';
const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

const retries = retry(
  handleWhen((error) => codeOf(error) === changedMeanwhile),
  { maxAttempts: 20, backoff: new DelegateBackoff(() => 20 + Math.random() * 50) },
);

/** Somebody else who made the same role was only quicker; somebody who changed it at the same instant makes us ask again. */
async function onServer(admin: pg.Client, statement: string): Promise<void> {
  try {
    await retries.execute(() => admin.query(statement));
  } catch (error) {
    if (!alreadyThere.includes(codeOf(error))) throw error;
  }
}
