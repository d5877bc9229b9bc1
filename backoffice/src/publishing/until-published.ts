import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { execute } from './execute.ts';

type Kept = { mark: string; until: number; value: Promise<unknown> };

/** Not everything waits for a publication: an article has its day, and a setting is saved without one. */
const keptMs = 60_000;
const memories = new WeakMap<Payload, Map<string, Kept>>();

/** One question for all parts of a page that ask in the same request. */
const marks = new WeakMap<PayloadRequest, Promise<string>>();

function markFor(req: PayloadRequest): Promise<string> {
  const mark = marks.get(req) ?? markOfPublished(req);
  marks.set(req, mark);
  return mark;
}

/** Another one after every publication and redirect. Of all rows: a slow edit may end after one that began later. */
async function markOfPublished(req: PayloadRequest): Promise<string> {
  const [row] = await execute(
    req,
    sql`select concat_ws(' ', documents.mark, redirects.mark) as mark
        from (select concat_ws(' ', count(*), sum(extract(epoch from changed_at))) as mark from core.published_documents) documents,
          (select concat_ws(' ', count(*), sum(extract(epoch from updated_at))) as mark from cms.redirects) redirects`,
  );
  return String(row?.['mark']);
}

/** What follows from the published pages alone is worked out once for each publication, or after a minute; not at each opening. */
export async function untilPublished<T>(req: PayloadRequest, name: string, work: () => Promise<T>): Promise<T> {
  const memory = memories.get(req.payload) ?? new Map<string, Kept>();
  memories.set(req.payload, memory);
  const mark = await markFor(req);
  const kept = memory.get(name);
  if (kept?.mark === mark && Date.now() < kept.until) return kept.value as Promise<T>;
  const value = work();
  memory.set(name, { mark, until: Date.now() + keptMs, value });
  // Whoever asks next tries again.
  value.catch(() => memory.delete(name));
  return value;
}
