import { sql } from 'kysely';
import type { Fields, PublishedRow } from '../../content/library/published-row.ts';
import type { Database } from '../database/database.ts';

export type RowName = Pick<PublishedRow, 'collection' | 'id'>;

const columns = ['collection', 'id', 'body'] as const;

export const readAllRows = (db: Database): Promise<PublishedRow[]> => db.selectFrom('published_documents').select(columns).execute();

/** Everything of a few collections, such as what a booking is made of. */
export const readRowsOf = (db: Database, collections: string[]): Promise<PublishedRow[]> =>
  db.selectFrom('published_documents').select(columns).where('collection', 'in', collections).execute();

/** Those of the named that are published. */
export function readRows(db: Database, names: RowName[]): Promise<PublishedRow[]> {
  if (names.length === 0) return Promise.resolve([]);
  const wanted = sql.join(names.map(({ collection, id }) => sql`(${collection}, ${id})`));
  return db.selectFrom('published_documents').select(columns).where(sql<boolean>`(collection, id) in (${wanted})`).execute();
}

/** All of some collections, with the named fields only: the addresses of ten thousand articles need none of their texts. */
export async function readFieldsOf(db: Database, collections: string[], fields: string[]): Promise<PublishedRow[]> {
  const picked = sql.join(fields.map((field) => sql`${field}::text, body -> ${field}::text`));
  return db
    .selectFrom('published_documents')
    .select(['collection', 'id', sql<Fields>`json_build_object(${picked})`.as('body')])
    .where('collection', 'in', collections)
    .execute();
}
