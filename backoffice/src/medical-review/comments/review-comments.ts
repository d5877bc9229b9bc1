import type { PublishedRow } from '@clinic/core/content/library/published-row';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { execute } from '../../publishing/execute.ts';
import type { Signer } from '../signatures.ts';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;

const saying = z.object({ id: z.coerce.string(), words: z.string(), written_by_name: z.string(), written_at: z.coerce.date() });
const row = saying.extend({
  path: z.string(),
  locale: z.enum(['pt', 'en']).nullable(),
  place: z.object({ pt: z.string(), en: z.string() }),
  digest: z.string(),
  quote: z.string(),
  treated_at: z.coerce.date().nullable(),
  treated_by_name: z.string().nullable(),
  answers: z.array(saying),
});

type Saying = { id: string; words: string; by: string; at: Date };
/** `quote`: the words it was written on. `treated`: who has seen to it, and when. */
export type ReviewComment = Saying &
  Pick<z.infer<typeof row>, 'path' | 'locale' | 'place' | 'digest' | 'quote'> & {
    treated: { by: string; at: Date } | null;
    answers: Saying[];
  };

const toSaying = ({ id, words, written_by_name: by, written_at: at }: z.infer<typeof saying>): Saying => ({ id, words, by, at });
const toComment = ({ path, locale, place, digest, quote, treated_at, treated_by_name, answers, ...said }: z.infer<typeof row>) => ({
  ...toSaying(said),
  ...{ path, locale, place, digest, quote },
  treated: treated_at && { by: treated_by_name ?? '', at: treated_at },
  answers: answers.map(toSaying),
});

/** Of one page, in the order they were written. */
export async function commentsOf(req: PayloadRequest, { collection, id }: PageName): Promise<ReviewComment[]> {
  const found = await execute(
    req,
    sql`select c.*, coalesce((
          select jsonb_agg(to_jsonb(a) order by a.id) from core.review_answers a where a.comment_id = c.id
        ), '[]') as answers
        from core.review_comments c where collection = ${collection} and document_id = ${id} order by c.id`,
  );
  return z.array(row).parse(found).map(toComment);
}

export type NewComment = Pick<ReviewComment, 'path' | 'locale' | 'place' | 'digest' | 'quote' | 'words'> & { by: Signer; press: string };

/** Its number; also when the same press comes a second time. */
export async function addComment(req: PayloadRequest, { collection, id }: PageName, given: NewComment): Promise<string> {
  const { path, locale, place, digest, quote, words, by, press } = given;
  const [added] = await execute(
    req,
    sql`with added as (
          insert into core.review_comments (collection, document_id, path, locale, place, digest, quote, words, press, written_by, written_by_name)
          values (${collection}, ${id}, ${path}, ${locale}, ${JSON.stringify(place)}::jsonb, ${digest}, ${quote}, ${words}, ${press},
                  ${by.id}, ${by.name})
          on conflict (press) do nothing returning id
        )
        select id from added union all select id from core.review_comments where press = ${press}`,
  );
  return String(added?.['id'] ?? '');
}

type NewAnswer = { comment: string; words: string; by: Signer; press: string };

/** False where the page has no such comment. */
export async function addAnswer(req: PayloadRequest, { collection, id }: PageName, given: NewAnswer): Promise<boolean> {
  const known = await execute(
    req,
    sql`with about as (
          select id from core.review_comments
          where id = ${given.comment}::bigint and collection = ${collection} and document_id = ${id}
        ), added as (
          insert into core.review_answers (comment_id, words, press, written_by, written_by_name)
          select id, ${given.words}, ${given.press}, ${given.by.id}, ${given.by.name} from about on conflict (press) do nothing
        )
        select id from about`,
  );
  return known.length > 0;
}

/** Seen to, by whom; `by` null: it waits again. False where the page has no such comment. */
export async function markTreated(req: PayloadRequest, { collection, id }: PageName, comment: string, by: Signer | null): Promise<boolean> {
  const change = by ? sql`treated_at = coalesce(treated_at, now()), treated_by_name = coalesce(treated_by_name, ${by.name})` : notTreated;
  const marked = await execute(
    req,
    sql`update core.review_comments set ${change}
        where id = ${comment}::bigint and collection = ${collection} and document_id = ${id} returning id`,
  );
  return marked.length > 0;
}
const notTreated = sql`treated_at = null, treated_by_name = null`;

/** Who signs a text has nothing more to say about it; what others wrote stays. */
export const settleComments = (req: PayloadRequest, { collection, id }: PageName, by: Signer): Promise<unknown> =>
  execute(
    req,
    sql`update core.review_comments set treated_at = now(), treated_by_name = ${by.name}
        where collection = ${collection} and document_id = ${id} and treated_at is null and written_by = ${by.id}`,
  );
