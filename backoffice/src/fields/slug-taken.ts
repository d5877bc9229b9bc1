import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { execute } from '../publishing/execute.ts';

type Candidate = {
  collectionSlug: CollectionSlug;
  id: number | string | undefined;
  parent: { field: string; id: unknown } | null;
  req: PayloadRequest;
  slug: string;
};

type Holder = { id: number; deletedAt?: unknown };

/**
 * Which other document has the slug, in the trash or not; null: it is free.
 * The lock makes those who write the same slug take turns until they commit, so two editors cannot both find it free; whoever
 * writes another one does not wait for them.
 * Asked of the database itself: the Local API would change the request's own language.
 */
export async function slugHolder({ collectionSlug, id, parent, req, slug }: Candidate): Promise<Holder | null> {
  if (parent && (parent.id === null || parent.id === undefined)) return null;
  await execute(req, sql`select pg_advisory_xact_lock(hashtext(${`slug:${collectionSlug}:${slug}`}))`);
  const where: Where = {
    and: [
      { slug: { equals: slug } },
      ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ...(parent ? [{ [parent.field]: { equals: parent.id } }] : []),
    ],
  };
  return req.payload.db.findOne<Holder>({ collection: collectionSlug, locale: req.locale ?? 'pt', req, where });
}
