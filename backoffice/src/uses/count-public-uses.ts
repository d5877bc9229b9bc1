import type { CollectionSlug, PayloadRequest } from 'payload';
import { readStoredRow } from '../publishing/publish-collection.ts';
import { findPublicUses } from './find-uses.ts';
import { namedPaths } from './named-paths.ts';

/** How many places on the site name a document, as it stands. */
export async function countPublicUses(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<number> {
  const paths = await namedPaths(req, collection, await readStoredRow(req, collection, id), id);
  return (await findPublicUses(req, { collection, id, paths })).length;
}
