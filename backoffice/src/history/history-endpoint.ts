import type { Access, CollectionSlug, Endpoint, GlobalSlug, PayloadHandler, PayloadRequest } from 'payload';
import { editors } from '../access/editors.ts';
import type { Subject } from '../publishing/published-documents.ts';
import { readVersionHistory } from './read-history.ts';

type Asked = { subject: Subject; mayRead: Access };

/** Only what has versions has a history. */
function askedIn(req: PayloadRequest): Asked | null {
  const { slug = '', id = '' } = (req.routeParams ?? {}) as Record<string, string>;
  const { collections, globals } = req.payload.config;
  const known = (id === slug ? globals : collections).find((one) => one.slug === slug);
  if (!known?.versions) return null;
  const mayRead = known.access.readVersions ?? editors;
  if (id === slug) return { subject: { global: slug as GlobalSlug }, mayRead };
  return /^[1-9]\d{0,8}$/.test(id) ? { subject: { collection: slug as CollectionSlug, id: Number(id) }, mayRead } : null;
}

/** Who saved what and when. A page that exists once is named twice, as in `core.published_documents`. */
const tellHistory: PayloadHandler = async (req) => {
  const asked = askedIn(req);
  if (!(await (asked?.mayRead ?? editors)({ req }))) return Response.json({ error: 'forbidden' }, { status: 403 });
  if (!asked) return Response.json({ error: 'not found' }, { status: 404 });
  return Response.json({ lines: await readVersionHistory(req, asked.subject) });
};

export const historyEndpoints: Endpoint[] = [{ method: 'get', path: '/historico/:slug/:id', handler: tellHistory }];
