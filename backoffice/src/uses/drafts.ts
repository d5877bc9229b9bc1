import type { Fields } from '@clinic/core/content/library/published-row';
import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { slugsWith } from '../dashboard/slugs-with.ts';

type Draft = { slug: string; id: number | null; row: Fields };
type Version = { parent?: unknown; version: Fields };

const newestDraft = { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] };
const notInTrash = { 'version.deletedAt': { exists: false } };

/** The newest version of everything whose newest version is not what readers see. */
export async function readDrafts(req: PayloadRequest): Promise<Draft[]> {
  const drafts: Draft[] = [];
  const asked = { limit: 0, pagination: false, req, where: newestDraft } as const;
  const { collections, globals } = req.payload.config;
  const slugs = [...collections, ...globals].filter(({ versions }) => versions?.drafts).map(({ slug }) => slug);
  const filled = await slugsWith(req, { slugs, tableOf: (slug) => `_${slug}_v`, where: sql`latest and version__status = 'draft'` });
  for (const { slug } of collections) {
    if (!filled.has(slug)) continue;
    const { docs } = await req.payload.db.findVersions<Fields>({
      ...asked,
      collection: slug as CollectionSlug,
      where: { and: [newestDraft, notInTrash] },
    });
    for (const { parent, version } of docs as unknown as Version[]) drafts.push({ slug, id: Number(parent), row: version });
  }
  for (const { slug } of globals) {
    if (!filled.has(slug)) continue;
    const { docs } = await req.payload.db.findGlobalVersions<Fields>({ ...asked, global: slug as GlobalSlug });
    for (const { version } of docs as unknown as Version[]) drafts.push({ slug, id: null, row: version });
  }
  return drafts;
}
