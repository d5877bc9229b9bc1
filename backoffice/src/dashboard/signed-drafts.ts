import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { label, labelIn } from '../language/label.ts';
import { reviewedCollections, reviewedGlobal, reviewedPage } from '../medical-review/reviewed-pages.ts';
import { momentInLisbon } from '../medical-review/standing-words.ts';
import { readIfSigned } from '../medical-review/stands-signed.ts';
import { waitingHeads, waitingKey } from '../medical-review/waiting-heads.ts';
import { execute } from '../publishing/execute.ts';
import { type DocumentLine, placeOfReviewedPage } from './document-line.ts';

const signed = label('assinado por {by} a {at}; falta publicar', 'signed by {by} on {at}; not published yet');

const row = z.object({ collection: z.string(), id: z.string(), by: z.string(), at: z.coerce.date() });

/** What a doctor has signed and nobody has published: the words wait for an editor. What publishes itself does not. */
export async function signedDrafts(req: PayloadRequest): Promise<DocumentLine[]> {
  const found = await execute(
    req,
    sql`select collection, document_id as id, coalesce(reviewer_name, signed_by_name) as by, signed_at as at
        from (select distinct on (collection, document_id) * from core.medical_signatures order by collection, document_id, id desc) as newest
        where public_since is null order by signed_at desc`,
  );
  const held = await heldBack(req);
  const candidates = z
    .array(row)
    .parse(found)
    .filter((page) => held.has(waitingKey(page)));
  const heads = await waitingHeads(req, candidates);
  const lines = candidates.map(async ({ collection, id, by, at }): Promise<DocumentLine[]> => {
    const [head, subject] = [heads.get(waitingKey({ collection, id })), reviewedPage(collection, id)];
    if (!head || !subject || !(await readIfSigned(req, subject, isHeldBack))) return [];
    const detail = labelIn(req.i18n.language, signed)
      .replace('{by}', () => by)
      .replace('{at}', momentInLisbon(at));
    return [{ ...placeOfReviewedPage({ collection, id }), title: head.title, detail, isYours: true, act: 'publish' }];
  });
  return (await Promise.all(lines)).flat();
}

/** A signature that was never published may be years old: only what is a draft now is worth reading whole, which is a dozen questions each. */
async function heldBack(req: PayloadRequest): Promise<Set<string>> {
  const isDraft = sql`latest and version__status = 'draft'`;
  const each = reviewedCollections.map(
    (slug) => sql`select ${slug}::text as collection, parent_id::text as id from cms.${sql.identifier(`_${slug}_v`)}
                  where ${isDraft} and version_publicar_em is null`,
  );
  // It has no time of its own at which it is published.
  const global = sql`select ${reviewedGlobal}::text, ${reviewedGlobal}::text from cms.${sql.identifier(`_${reviewedGlobal}_v`)} where ${isDraft}`;
  const found = await execute(req, sql.join([...each, global], sql` union all `));
  return new Set(found.map(({ collection, id }) => waitingKey({ collection: String(collection), id: String(id) })));
}

const isHeldBack = (document: Record<string, unknown>): boolean => document['_status'] === 'draft' && !document['publicar_em'];
