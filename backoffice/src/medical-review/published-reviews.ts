import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { untilPublished } from '../publishing/until-published.ts';
import { reviewedSlugs } from './reviewed-pages.ts';

/** What visitors are told of a medical page. `reviewedOn`: null where it names no doctor. */
export type PublishedReview = { collection: string; id: string; titulo: unknown; reviewedOn: string | null; isUnsigned: boolean };

/** Each page is stored as one long text, which PostgreSQL has to read through for every word of this. */
export const publishedReviews = (req: PayloadRequest): Promise<PublishedReview[]> =>
  untilPublished(req, 'reviews', async () => {
    const found = await execute(
      req,
      sql`select collection, id, body -> 'titulo' as titulo, body ->> 'data_revisao' as reviewed_on, body ->> 'em_revisao' as unsigned
          from core.published_documents where collection in ${reviewedSlugs} order by collection, id`,
    );
    return found.map(({ collection, id, titulo, reviewed_on, unsigned }) => ({
      ...{ collection: String(collection), id: String(id), titulo, isUnsigned: unsigned === 'true' },
      reviewedOn: typeof reviewed_on === 'string' ? reviewed_on : null,
    }));
  });
