import { locales } from '@clinic/core/kernel/locale';
import type { PayloadRequest } from 'payload';
import type { DocumentLine } from './document-line.ts';

type Stored = { id: number; filename?: string; alt?: { [language: string]: unknown } };

/** Pictures that somebody who cannot see them would not be told about in one of the languages. */
export async function picturesWithoutWords(req: PayloadRequest): Promise<DocumentLine[]> {
  const { docs } = await req.payload.db.find<Stored>({
    collection: 'media',
    limit: 0,
    pagination: false,
    req,
    select: { filename: true, alt: true },
    sort: 'id',
  });
  return docs.flatMap(({ id, filename = '', alt }) => {
    const missing = locales.filter((locale) => !String(alt?.[locale] ?? '').trim());
    const [first] = missing;
    return first ? [{ kind: 'collection' as const, slug: 'media', id, title: filename, detail: missing.join(', '), locale: first }] : [];
  });
}
