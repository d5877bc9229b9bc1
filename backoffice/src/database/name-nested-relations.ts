import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Hook = PostgresAdapter['beforeSchemaInit'][number];

/**
 * Payload names a list's relation after its field. A menu's `children` inside `children` then has two relations of one
 * name on one table, which Drizzle refuses; the inner pair gets a name of its own. Columns and answers stay as they are.
 */
export const nameNestedRelations: Hook = ({ adapter, schema }) => {
  for (const [table, relations] of Object.entries(adapter.rawRelations)) {
    const outerName = relations['_parentID']?.relationName;
    if (!outerName) continue;
    for (const relation of Object.values(relations)) {
      const inner =
        relation.type === 'many' && relation.relationName === outerName ? adapter.rawRelations[relation.to]?.['_parentID'] : undefined;
      if (!inner) continue;
      relation.relationName = `${table}_${outerName}`;
      inner.relationName = relation.relationName;
    }
  }
  return schema;
};
