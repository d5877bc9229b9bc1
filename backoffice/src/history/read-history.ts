import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import type { Subject } from '../publishing/published-documents.ts';

/** A saved version as it travels to the browser; `by` is null where a program saved it, or where it is older than this note. */
export type HistoryLine = { id: number; at: string; by: string | null; isPublished: boolean; isOnSite: boolean };

/** Who has a document open; both times are those of Payload's own note of it. */
export type OpenEditor = { name: string; since: string; lastSeen: string };

const shownVersions = 6;
/** Payload forgets an editor who has not typed for this long. */
const lockMs = 300_000;

type Version = { id: number; updatedAt: string; version: { _status?: unknown; guardado_por?: unknown } };

export async function readVersionHistory(req: PayloadRequest, subject: Subject): Promise<HistoryLine[]> {
  const asked = { limit: shownVersions, pagination: false, req, sort: '-updatedAt' } as const;
  const { docs } =
    'global' in subject
      ? await req.payload.db.findGlobalVersions({ ...asked, global: subject.global })
      : await req.payload.db.findVersions({ ...asked, collection: subject.collection, where: { parent: { equals: subject.id } } });
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

type Lock = { id: number; createdAt: string; updatedAt: string; user?: { relationTo?: unknown; value?: unknown } };

/** Somebody else who has the form open and has typed within the last minutes. */
export async function readOpenEditor(req: PayloadRequest, subject: Subject, now = Date.now()): Promise<OpenEditor | null> {
  const where =
    'global' in subject
      ? { globalSlug: { equals: subject.global satisfies GlobalSlug } }
      : {
          and: [
            { 'document.relationTo': { equals: subject.collection satisfies CollectionSlug } },
            { 'document.value': { equals: subject.id } },
          ],
        };
  const { docs } = await req.payload.db.find<Lock>({
    collection: 'payload-locked-documents',
    limit: 1,
    pagination: false,
    req,
    sort: '-updatedAt',
    where,
  });
  const [lock] = docs;
  const id = lock?.user?.value;
  if (!lock || typeof id !== 'number' || id === req.user?.id || now - new Date(lock.updatedAt).getTime() > lockMs) return null;
  const editor = await req.payload.db.findOne<{ id: number; nome?: string; email?: string }>({
    collection: 'utilizadores',
    req,
    where: { id: { equals: id } },
  });
  if (!editor) return null;
  const [since, lastSeen] = [lock.createdAt, lock.updatedAt].map((time) => new Date(time).toISOString());
  return { name: editor.nome || editor.email || '', since: since ?? '', lastSeen: lastSeen ?? '' };
}
