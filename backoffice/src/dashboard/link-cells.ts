import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { execute } from '../publishing/execute.ts';

/** One stored value that may hold links: a text, blocks, or an address field. `root` is the collection or global it belongs to. */
export type LinkCell = { root: string; id: number; locale: string | null; value: string };

const columnRow = z.object({ table_name: z.string(), column_name: z.string() });
const parentRow = z.object({ child: z.string(), parent: z.string() });
const cellRow = z.object({ root: z.string(), id: z.coerce.number(), locale: z.string().nullable(), value: z.string() });

const inQuotes = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quoted = (table: string) => `"cms".${inQuotes(table)}`;

/**
 * Reading some hundred whole documents through Payload takes a second; the few values that hold a link take some
 * milliseconds when PostgreSQL is asked for exactly those. Rows and languages have tables of their own, chained by `_parent_id`.
 */
async function buildQuery(req: PayloadRequest): Promise<string> {
  const columns = z.array(columnRow).parse(
    await execute(
      req,
      sql`select table_name, column_name from information_schema.columns
          where table_schema = 'cms' and table_name not like '\\_%'
            and (data_type = 'jsonb' or column_name in ('_locale', '_status', 'deleted_at')
                 or (data_type = 'character varying' and column_name ~ '(^|_)(href|url)$'))`,
    ),
  );
  const parents = z.array(parentRow).parse(
    await execute(
      req,
      sql`select child.relname as child, parent.relname as parent from pg_constraint link
          join pg_class child on child.oid = link.conrelid
          join pg_class parent on parent.oid = link.confrelid
          join pg_attribute key on key.attrelid = child.oid and key.attnum = any (link.conkey) and key.attname = '_parent_id'
          where link.contype = 'f' and child.relnamespace = 'cms'::regnamespace`,
    ),
  );
  const parentOf = new Map(parents.map(({ child, parent }) => [child, parent]));
  const has = new Set(columns.map((column) => `${column.table_name}.${column.column_name}`));
  const { collections, globals } = req.payload.config;
  const roots = new Set<string>([...collections.filter(({ versions }) => versions?.drafts), ...globals].map(({ slug }) => slug));

  const valuesOf = Map.groupBy(
    columns.filter(({ column_name }) => !column_name.startsWith('_') && column_name !== 'deleted_at'),
    ({ table_name }) => table_name,
  );
  return [...valuesOf]
    .flatMap(([name, values]) => {
      const chain = [name];
      for (let parent = parentOf.get(name); parent; parent = parentOf.get(parent)) chain.push(parent);
      const root = chain.at(-1) ?? '';
      if (!roots.has(root)) return [];
      const last = `t${chain.length - 1}`;
      const joins = chain.slice(1).map((table, index) => `join ${quoted(table)} t${index + 1} on t${index + 1}.id = t${index}._parent_id`);
      const locale = chain.findIndex((table) => has.has(`${table}._locale`));
      const isPublished = `${has.has(`${root}._status`) ? `${last}._status = 'published' and` : ''} ${has.has(`${root}.deleted_at`) ? `${last}.deleted_at is null and` : ''}`;
      return [
        `select '${root}' as root, ${last}.id as id, ${locale < 0 ? 'null' : `t${locale}._locale::text`} as locale, cell.value
         from ${quoted(name)} t0 ${joins.join(' ')}
         cross join lateral (values ${values.map(({ column_name }) => `(t0.${inQuotes(column_name)}::text)`).join(', ')}) cell (value)
         where ${isPublished} (cell.value like '/%' or cell.value like '%"link"%' or cell.value like '%"/%')`,
      ];
    })
    .join(' union all ');
}

/** The tables stay as they are while the process runs. */
const queries = new WeakMap<Payload, Promise<string>>();

export async function readLinkCells(req: PayloadRequest): Promise<LinkCell[]> {
  const query = queries.get(req.payload) ?? buildQuery(req);
  queries.set(req.payload, query);
  return z.array(cellRow).parse(await execute(req, sql.raw(await query)));
}
