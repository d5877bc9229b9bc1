import pg from 'pg';
import { schemas } from './grants.ts';

const { escapeIdentifier: id } = pg;

/** What an extension brought along, and what follows its table by itself, is left alone. */
const notFromExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;

const foreign = `
  select format('schema %I', nspname) as object from pg_namespace
    where nspname = any($1) and nspowner <> $2::regrole
  union all
  select format(case when c.relkind = 'v' then 'view' when c.relkind = 'S' then 'sequence' else 'table' end || ' %I.%I', nspname, relname)
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname = any($1) and relowner <> $2::regrole and relkind in ('r', 'p', 'v', 'S') and ${notFromExtension('pg_class', 'c.oid')}
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and c.relkind = 'S' and deptype in ('a', 'i'))
  union all
  select format('function %s', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = pronamespace
    where nspname = any($1) and proowner <> $2::regrole and ${notFromExtension('pg_proc', 'p.oid')}
  union all
  select format('type %I.%I', nspname, typname) from pg_type t join pg_namespace n on n.oid = typnamespace
    where nspname = any($1) and typowner <> $2::regrole and typtype in ('e', 'd') and ${notFromExtension('pg_type', 't.oid')}
  union all
  select format('text search configuration %I.%I', nspname, cfgname) from pg_ts_config c join pg_namespace n on n.oid = cfgnamespace
    where nspname = any($1) and cfgowner <> $2::regrole and ${notFromExtension('pg_ts_config', 'c.oid')}`;

/** A database that was set up before there were roles: what is in our schemas becomes the migrator's. */
export async function adoptObjects(admin: pg.Client, migrator: string): Promise<void> {
  const { rows } = await admin.query<{ object: string }>(foreign, [[...schemas], migrator]);
  await admin.query('begin');
  for (const { object } of rows) await admin.query(`alter ${object} owner to ${id(migrator)}`);
  await admin.query('commit');
}
