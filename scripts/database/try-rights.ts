import { parseRight, rightsOn } from '@clinic/core/adapters/database/roles/grants';
import type { CatalogTable } from '@clinic/core/adapters/database/roles/read-catalog';
import type { DatabaseRole } from '@clinic/core/adapters/database/roles/role-names';
import pg from 'pg';

const { escapeIdentifier: id } = pg;
const verbs = ['select', 'insert', 'update', 'delete', 'truncate', 'drop'] as const;
type Verb = (typeof verbs)[number];

/** All columns, none, or these. */
type Expected = boolean | string[];

function expectedRight({ schema, table, isPartition }: CatalogTable, role: DatabaseRole, verb: Verb): Expected {
  if (role === 'migrator') return true;
  if (role === 'backup') return verb === 'select';
  if (isPartition) return false;
  const rights = (rightsOn(schema, table)?.[role] ?? []).map(parseRight).filter(({ right }) => right === verb);
  if (rights.some(({ columns }) => columns === null)) return true;
  return rights.length > 0 && rights.flatMap(({ columns }) => columns ?? []);
}

const refused = '42501';
const done = 'TRYOK';
/** The statement was allowed, and the data was against it: a constraint, a reference, something that depends on it, a generated column. */
const allowedAllTheSame = /^(23...|428C9|0A000|2BP01)$/;

/** Each statement is tried and taken back by the server itself: thousands of them would take minutes one by one. */
const tryAll = `do $try$
declare
  one record;
  outcome jsonb := '{}';
begin
  for one in select * from jsonb_each_text(current_setting('try.statements')::jsonb) loop
    begin
      execute one.value;
      raise exception using errcode = '${done}';
    exception when others then
      outcome := outcome || jsonb_build_object(one.key, sqlstate);
    end;
  end loop;
  perform set_config('try.outcome', outcome::text, false);
end $try$`;

async function outcomes(client: pg.Client, statements: Record<string, string>): Promise<(key: string) => boolean> {
  await client.query(`select set_config('try.statements', $1, false)`, [JSON.stringify(statements)]);
  await client.query(tryAll);
  const { rows } = await client.query<{ outcome: Record<string, string> }>(`select current_setting('try.outcome')::jsonb as outcome`);
  return (key) => {
    const code = rows[0]?.outcome[key] ?? '';
    if (code !== refused && code !== done && !allowedAllTheSame.test(code)) throw new Error(`${statements[key]}: ${code}`);
    return code !== refused;
  };
}

const onWhole: Record<Verb, (table: string, columns: string[]) => string> = {
  select: (table) => `select * from ${table} limit 0`,
  insert: (table, columns) => `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => 'default').join(', ')})`,
  update: (table, columns) => `update ${table} set ${columns.map((column) => `${column} = default`).join(', ')} where false`,
  delete: (table) => `delete from ${table} where false`,
  truncate: (table) => `truncate ${table}`,
  drop: (table) => `drop table ${table}`,
};

export type RightsTally = { tried: number; allowed: number; columns: number; wrong: string[] };

const byColumn = ['select', 'insert', 'update'] as const;
/** PostgreSQL refuses the others on a view before it looks at rights. */
export const verbsOn = ({ isView }: CatalogTable): readonly Verb[] => (isView ? ['select', 'delete', 'drop'] : verbs);

/** Everything a role can try with a table, against what is listed; column by column where the whole is not its own. */
export async function tryTable(client: pg.Client, found: CatalogTable, role: DatabaseRole, tally: RightsTally): Promise<void> {
  const table = `${found.schema}.${id(found.table)}`;
  const tried = verbsOn(found);
  const whole = tried.map((verb) => [
    verb,
    onWhole[verb](table, found.columns.map(id)).replace('drop table', found.isView ? 'drop view' : 'drop table'),
  ]);
  const parts = byColumn
    .filter((verb) => tried.includes(verb) && expectedRight(found, role, verb) !== true)
    .flatMap((verb) => found.columns.map((column) => ({ verb, column })));
  const single = parts.map(({ verb, column }) => [
    `${verb} ${column}`,
    verb === 'select' ? `select ${id(column)} from ${table} limit 0` : onWhole[verb](table, [id(column)]),
  ]);
  const may = await outcomes(client, Object.fromEntries([...whole, ...single]));
  const check = (key: string, expected: boolean) => {
    if (may(key) !== expected) tally.wrong.push(`${role} ${expected ? 'may not' : 'may'} ${key} of ${table}`);
  };
  for (const verb of tried) {
    check(verb, expectedRight(found, role, verb) === true);
    tally.allowed += may(verb) ? 1 : 0;
  }
  for (const { verb, column } of parts) {
    const listed = expectedRight(found, role, verb);
    check(`${verb} ${column}`, Array.isArray(listed) && listed.includes(column));
  }
  tally.tried += tried.length;
  tally.columns += parts.length;
}
