import pg from 'pg';
import { withMigrationLock } from '../with-migration-lock.ts';
import { functionGrants, parseRight, rightsOn, schemas } from './grants.ts';
import { type CatalogFunction, type CatalogTable, readFunctions, readGrantees, readTables } from './read-catalog.ts';
import { type DatabaseRole, roleName } from './role-names.ts';

const { escapeIdentifier: id } = pg;

/**
 * Makes the rights in the database those of `grants.ts`, whatever they were, in one transaction: nobody meets a half of it.
 * Returns the tables of which the list says nothing; they stay closed.
 */
export const applyGrants = (migratorUrl: string, prefix: string): Promise<string[]> =>
  withMigrationLock(migratorUrl, async () => {
    const client = new pg.Client({ connectionString: migratorUrl });
    await client.connect();
    try {
      const tables = await readTables(client);
      const everybody = ['public', ...(await readGrantees(client)).map(id)].join(', ');
      const statements = [
        ...closeAll(everybody, new Set(tables.map(({ schema }) => schema))),
        ...tables.flatMap((table) => openTable(table, prefix)),
        ...(await readFunctions(client)).flatMap((one) => openFunction(one, everybody, prefix)),
        ...openSchemas(tables, prefix),
      ];
      // Several statements in one query are one transaction.
      await client.query(statements.join(';\n'));
      return tables.filter(isUndecided).map(({ schema, table }) => `${schema}.${table}`);
    } finally {
      await client.end();
    }
  });

const isUndecided = ({ schema, table, isPartition }: CatalogTable) => !isPartition && rightsOn(schema, table) === undefined;

function closeAll(everybody: string, present: Set<string>): string[] {
  return [
    // Tables are their owner's alone when they are made; functions are everybody's unless this says otherwise.
    'alter default privileges revoke execute on functions from public',
    ...schemas
      .filter((schema) => present.has(schema))
      .flatMap((schema) => [
        `revoke all on schema ${schema} from ${everybody}`,
        `revoke all on all tables in schema ${schema} from ${everybody}`,
        `revoke all on all sequences in schema ${schema} from ${everybody}`,
      ]),
  ];
}

function openTable({ schema, table, isPartition, identities, sequences }: CatalogTable, prefix: string): string[] {
  const name = `${schema}.${id(table)}`;
  const to = (role: DatabaseRole) => id(roleName(prefix, role));
  const forBackup = [`table ${name}`, ...[...identities, ...sequences].map((sequence) => `sequence ${schema}.${id(sequence)}`)].map(
    (object) => `grant select on ${object} to ${to('backup')}`,
  );
  const listed = isPartition ? {} : (rightsOn(schema, table) ?? {});
  return Object.entries(listed).reduce<string[]>((statements, [role, rights]) => {
    const given = rights.map((right) => {
      const { right: verb, columns } = parseRight(right);
      return columns ? `${verb} (${columns.map(id).join(', ')})` : verb;
    });
    const grantee = to(role as DatabaseRole);
    if (given.length > 0) statements.push(`grant ${given.join(', ')} on table ${name} to ${grantee}`);
    // Numbers that a default draws are drawn in the name of whoever inserts; an identity column draws by itself.
    if (given.some((right) => right.startsWith('insert')))
      statements.push(...sequences.map((sequence) => `grant usage on sequence ${schema}.${id(sequence)} to ${grantee}`));
    return statements;
  }, forBackup);
}

function openFunction({ schema, name, signature }: CatalogFunction, everybody: string, prefix: string): string[] {
  const callers = functionGrants[`${schema}.${name}`] ?? [];
  return [
    `revoke all on function ${signature} from ${everybody}`,
    ...callers.map((role) => `grant execute on function ${signature} to ${id(roleName(prefix, role))}`),
  ];
}

/** A schema is open to whoever may do something in it. */
function openSchemas(tables: CatalogTable[], prefix: string): string[] {
  return schemas.flatMap((schema) => {
    const inside = tables.filter((table) => table.schema === schema);
    const users = new Set<DatabaseRole>(inside.length > 0 ? ['backup'] : []);
    for (const { table } of inside) for (const role of Object.keys(rightsOn(schema, table) ?? {})) users.add(role as DatabaseRole);
    return [...users].map((role) => `grant usage on schema ${schema} to ${id(roleName(prefix, role))}`);
  });
}
