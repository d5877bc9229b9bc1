import type { Fields } from '@clinic/core/content/library/published-row';
import type { DraftRows } from '@clinic/core/preview/draft-rows';
import { sql } from '@payloadcms/db-postgres';
import { type CollectionSlug, type Endpoint, type GlobalSlug, NotFound, type PayloadRequest } from 'payload';
import { documentSlugs } from '../collections/document-slugs.ts';
import { execute } from '../publishing/execute.ts';
import { readRow, type Subject } from '../publishing/published-documents.ts';
import { isSignedIn } from '../staff/sessions/session-store.ts';
import { mayReadDrafts } from './may-read-drafts.ts';
import { pageRoutes } from './preview-link.ts';
import { withTypedWords } from './typed-words.ts';

/** `problemas:12`, or the name of a page that exists once; null for whatever has no preview. */
function subjectOf(text: string): Subject | null {
  const [name = '', id] = text.split(':');
  if (id === undefined) return Object.hasOwn(pageRoutes, name) ? { global: name as GlobalSlug } : null;
  const collection = documentSlugs.find((slug) => slug === name);
  return collection && /^\d{1,9}$/.test(id) ? { collection, id: Number(id) } : null;
}

/** The draft as it would be published. A treatment lies under its section, so an unpublished section comes along. */
async function draftRows(req: PayloadRequest, subject: Subject, by: number | null): Promise<DraftRows['rows']> {
  const alter = by === null ? undefined : (document: Fields) => withTypedWords(req, subject, document, by);
  const draft = await readRow(req, subject, { draft: true, alter });
  const section = draft.body['seccao'] as { $ref: [CollectionSlug, number] } | null | undefined;
  if (!section) return [draft];
  const [collection, id] = section.$ref;
  const published = await execute(req, sql`select from core.published_documents where collection = ${collection} and id = ${String(id)}`);
  return published.length > 0 ? [draft] : [await readRow(req, { collection, id }, { draft: true }), draft];
}

/** The editor for whom the link was made, whose unsaved words come along; the site knows it from the pass. */
const editorOf = (req: PayloadRequest): number | null => {
  const { typed } = req.query;
  return typeof typed === 'string' && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
};

/** For the site alone, while an editor looks at a preview there. */
export const draftEndpoint: Endpoint = {
  method: 'get',
  path: '/drafts/:subject',
  handler: async (req) => {
    if (!mayReadDrafts(req)) return Response.json({ error: 'forbidden' }, { status: 403 });
    const subject = subjectOf(String(req.routeParams?.['subject'] ?? ''));
    if (!subject) return Response.json({ error: 'not found' }, { status: 404 });
    const editor = editorOf(req);
    // A link lasts hours, and what let somebody make it may be taken from them before.
    if (editor !== null && !(await isSignedIn(req, editor))) return Response.json({ error: 'signed out' }, { status: 410 });
    try {
      return Response.json({ rows: await draftRows(req, subject, editor) } satisfies DraftRows);
    } catch (error) {
      if (error instanceof NotFound) return Response.json({ error: 'not found' }, { status: 404 });
      throw error;
    }
  },
};
