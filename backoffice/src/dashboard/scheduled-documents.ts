import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { execute } from '../publishing/execute.ts';
import { scheduledActions } from '../publishing/schedule-facts.ts';
import { isPendingSql } from '../publishing/schedule-timers.ts';
import { sayChange } from '../publishing/schedule-words.ts';
import { countPublicUses } from '../uses/count-public-uses.ts';
import { type DocumentLine, documentTitle } from './document-line.ts';

const time = z.coerce.date().transform((date) => date.toISOString());
const change = z.object({
  collection: z.string().transform((slug) => slug as CollectionSlug),
  document_id: z.number(),
  action: z.enum(scheduledActions),
  due_at: time,
  refused_at: time.nullable(),
});
type Change = z.infer<typeof change>;

async function titlesOf(req: PayloadRequest, changes: Change[]): Promise<Map<string, string>> {
  const byCollection = Map.groupBy(changes, ({ collection }) => collection);
  const found = [...byCollection].map(async ([collection, rows]) => {
    const { docs } = await req.payload.db.queryDrafts<{ id: number; titulo?: unknown; nome?: unknown }>({
      collection,
      limit: 0,
      pagination: false,
      req,
      select: { parent: true, version: { titulo: true, nome: true } },
      // In the table of versions a document's own number is that of its parent.
      where: { parent: { in: rows.map((row) => row.document_id) } },
    });
    return docs.map((row) => [`${collection}:${row.id}`, documentTitle(row, req.i18n.language)] as const);
  });
  return new Map((await Promise.all(found)).flat());
}

/** Nobody is asked when the time comes: what points to a page that leaves is said before. */
const usesWhenDue = ({ action, collection, document_id, refused_at }: Change, req: PayloadRequest): Promise<number> | number =>
  action === 'withdraw' && !refused_at ? countPublicUses(req, collection, document_id) : 0;

/** What will change by itself, the nearest first; and, before it, what was to and could not. */
export async function scheduledDocuments(req: PayloadRequest): Promise<DocumentLine[]> {
  const rows = await execute(
    req,
    sql`select collection, document_id, action, due_at, refused_at from core.scheduled_changes
        where (${isPendingSql}) or refused_at > now() - interval '14 days' order by refused_at is null, due_at limit 100`,
  );
  const changes = z.array(change).parse(rows);
  const [titles, uses] = await Promise.all([titlesOf(req, changes), Promise.all(changes.map((row) => usesWhenDue(row, req)))]);
  return changes.flatMap((row, index) => {
    const title = titles.get(`${row.collection}:${row.document_id}`);
    const detail = sayChange({ ...row, done_at: null, uses: uses[index] ?? 0 }, req.i18n.language);
    // Without a title the document is gone; its timer will find nothing to do.
    return title === undefined
      ? []
      : [{ kind: 'collection' as const, slug: row.collection, id: row.document_id, title, detail, isYours: row.refused_at !== null }];
  });
}
