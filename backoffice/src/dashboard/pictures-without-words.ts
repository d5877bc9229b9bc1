import { type Locale, locales } from '@clinic/core/kernel/locale';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import type { DocumentLine } from './document-line.ts';

/** Pictures that somebody who cannot see them would not be told about in one of the languages. */
export async function picturesWithoutWords(req: PayloadRequest): Promise<DocumentLine[]> {
  const found = await execute(
    req,
    sql`select id, filename, missing from (
          select m.id, m.filename, array(
            select wanted from unnest(${sql.raw(`array['${locales.join("','")}']`)}) with ordinality as all_of (wanted, place)
            where not exists (
              select from cms.media_locales l where l._parent_id = m.id and l._locale::text = wanted and l.alt ~ '\\S'
            ) order by place
          ) as missing from cms.media m where m.deleted_at is null
        ) as pictures where cardinality(missing) > 0 order by id`,
  );
  return found.map(({ id, filename, missing }): DocumentLine => {
    const languages = missing as Locale[];
    const [locale] = languages;
    return {
      ...{ kind: 'collection', slug: 'media', id: Number(id), title: String(filename ?? ''), detail: languages.join(', ') },
      ...(locale ? { locale } : {}),
    };
  });
}
