import type { CollectionSlug, Endpoint, GlobalSlug, PayloadHandler, PayloadRequest } from 'payload';
import { editors } from '../access/editors.ts';
import type { Subject } from '../publishing/published-documents.ts';
import { readVersionHistory } from './read-history.ts';

/** Only what has versions has a history. */
function subjectOf(req: PayloadRequest): Subject | null {
  const { slug = '', id = '' } = (req.routeParams ?? {}) as Record<string, string>;
  const { collections, globals } = req.payload.config;
  if (id === slug) return globals.some((one) => one.slug === slug && one.versions) ? { global: slug as GlobalSlug } : null;
  const isKnown = collections.some((one) => one.slug === slug && one.versions);
  return isKnown && /^[1-9]\d{0,8}$/.test(id) ? { collection: slug as CollectionSlug, id: Number(id) } : null;
}

/** Who saved what and when. A page that exists once is named twice, as in `core.published_documents`. */
const tellHistory: PayloadHandler = async (req) => {
  if (!editors({ req })) return Response.json({ error: 'forbidden' }, { status: 403 });
  const subject = subjectOf(req);
  if (!subject) return Response.json({ error: 'not found' }, { status: 404 });
  return Response.json({ lines: await readVersionHistory(req, subject) });
};

export const historyEndpoints: Endpoint[] = [{ method: 'get', path: '/historico/:slug/:id', handler: tellHistory }];
