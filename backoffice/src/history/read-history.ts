import type { PayloadRequest } from 'payload';
import type { Subject } from '../publishing/published-documents.ts';

/** A saved version as it travels to the browser; `by` is null where a program saved it, or where it is older than this note. */
export type HistoryLine = { id: number; at: string; by: string | null; isPublished: boolean; isOnSite: boolean };

/** Beside the form. */
const shownVersions = 6;

type Version = { id: number; updatedAt: string; version: { _status?: unknown; guardado_por?: unknown } };

/** Publishing in one language alone keeps the drafts of the other beside it, in a row that nobody saved. */
const savedBySomebody = { snapshot: { not_equals: true } };

/** The newest first. */
export async function readVersionHistory(req: PayloadRequest, subject: Subject, limit = shownVersions): Promise<HistoryLine[]> {
  const asked = { limit, pagination: false, req, sort: '-updatedAt' } as const;
  const { docs } =
    'global' in subject
      ? await req.payload.db.findGlobalVersions({ ...asked, global: subject.global, where: savedBySomebody })
      : await req.payload.db.findVersions({
          ...asked,
          collection: subject.collection,
          where: { and: [savedBySomebody, { parent: { equals: subject.id } }] },
        });
  const versions = docs as unknown as Version[];
  const newestPublished = versions.find(({ version }) => version._status === 'published');
  const isLive = await isPublic(req, subject);
  return versions.map(({ id, updatedAt, version }, index) => ({
    id,
    at: new Date(updatedAt).toISOString(),
    by: typeof version.guardado_por === 'string' ? version.guardado_por : null,
    isPublished: version._status === 'published',
    isOnSite: isLive && versions[index] === newestPublished,
  }));
}

async function isPublic(req: PayloadRequest, subject: Subject): Promise<boolean> {
  const { db } = req.payload;
  const row =
    'global' in subject
      ? await db.findGlobal<{ _status?: unknown }>({ slug: subject.global, req })
      : await db.findOne<{ id: number; _status?: unknown; deletedAt?: unknown }>({
          collection: subject.collection,
          req,
          where: { id: { equals: subject.id } },
        });
  return row?._status === 'published' && !('deletedAt' in row && row.deletedAt);
}
