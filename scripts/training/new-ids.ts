import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export type NewIds = ReturnType<typeof newIds>;

/** Ids of ours stand in letters, links and the logs of other companies. Each gets a new one, the same wherever it stands. */
export function newIds() {
  const made = new Map<string, string>();
  return (id: string): string => {
    const known = made.get(id) ?? randomUUID();
    made.set(id, known);
    return known;
  };
}

/** Until the end of the transaction a row may name another by an id that one of them does not have yet. */
export async function deferReferences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s alter constraint %I deferrable', conrelid::regclass, conname) as statement
     from pg_constraint where contype = 'f' and connamespace = 'core'::regnamespace and not condeferrable and conparentid = 0`,
  );
  for (const { statement } of rows) await client.query(statement);
  await client.query('set constraints all deferred');
}

/** Fails where one names another that is not there. */
export const checkReferences = (client: pg.ClientBase) => client.query('set constraints all immediate');
