import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { label, labelIn } from '../language/label.ts';
import { reviewedPage } from '../medical-review/reviewed-pages.ts';
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
  const candidates = z.array(row).parse(found);
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

const isHeldBack = (document: Record<string, unknown>): boolean => document['_status'] === 'draft' && !document['publicar_em'];
