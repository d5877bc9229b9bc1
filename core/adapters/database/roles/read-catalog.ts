import type pg from 'pg';
import { schemas } from './grants.ts';

export type CatalogTable = {
  schema: string;
  table: string;
  isPartition: boolean;
  isView: boolean;
  columns: string[];
  /** Behind its numbers: those that an identity column draws from by itself, and those that a default names. */
  identities: string[];
  sequences: string[];
};
export type CatalogFunction = { schema: string; name: string; signature: string };

const behind = (dependency: 'a' | 'i') =>
  `array(select s.relname::text from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
     where d.refobjid = c.oid and d.deptype = '${dependency}' and s.relnamespace = c.relnamespace)`;

/** Every table in our schemas, as it is and not as anybody listed it. */
export async function readTables(client: pg.ClientBase): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `select n.nspname as schema, c.relname as table, c.relispartition as "isPartition", c.relkind in ('v', 'm') as "isView",
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
       ${behind('i')} as identities, ${behind('a')} as sequences
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm') order by 1, 2`,
    [[...schemas]],
  );
  return rows;
}

/** Functions of ours; what an extension brings stays as the extension made it. */
export async function readFunctions(client: pg.ClientBase): Promise<CatalogFunction[]> {
  const { rows } = await client.query<CatalogFunction>(
    `select n.nspname as schema, p.proname as name, p.oid::regprocedure::text as signature
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = any($1) and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
    [[...schemas]],
  );
  return rows;
}

/** Whoever was given anything on our schemas and what is in them, its owner apart. */
export async function readGrantees(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ grantee: string }>(
    `with ours as (select oid, nspowner, nspacl from pg_namespace where nspname = any($1)),
     given as (
       select nspowner as owner, nspacl as acl from ours
       union all select relowner, relacl from pg_class where relnamespace in (select oid from ours)
       union all select c.relowner, attacl from pg_attribute a join pg_class c on c.oid = attrelid where relnamespace in (select oid from ours)
       union all select proowner, proacl from pg_proc where pronamespace in (select oid from ours)
     )
     select distinct r.rolname as grantee from given, aclexplode(acl) as one join pg_roles r on r.oid = one.grantee
     where one.grantee <> owner`,
    [[...schemas]],
  );
  return rows.map(({ grantee }) => grantee);
}
