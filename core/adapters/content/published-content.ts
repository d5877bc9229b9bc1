import { z } from 'zod';
import { createAddressBook } from '../../addresses/address-book.ts';
import { addressedCollections, addressFields, toDocumentAddress } from '../../content/library/document-address.ts';
import type { PublishedRow } from '../../content/library/published-row.ts';
import { isLocale } from '../../kernel/locale.ts';
import type { CmsDocument, PublishedContent } from '../../search/index-ports.ts';
import { synonymCollection } from '../../search/searched-content.ts';
import type { Database } from '../database/database.ts';
import { readFieldsOf, readRows } from './published-rows.ts';

const batchSize = 40;

const synonyms = z.object({ lingua: z.string(), palavras: z.array(z.string()).nullish() });
const toDocument = ({ collection, id, body }: PublishedRow): CmsDocument => ({ collection, documentId: id, fields: body });

/**
 * For the search, straight from the table: a library in memory may be older than the publication that the search has to follow.
 */
export function publishedContent(db: Database): PublishedContent {
  const someOf = async (collection: string, ids: string[]) =>
    (
      await readRows(
        db,
        ids.map((id) => ({ collection, id })),
      )
    ).map(toDocument);

  return {
    async addressBook() {
      const rows = await readFieldsOf(db, addressedCollections, addressFields);
      return createAddressBook(rows.flatMap((row) => toDocumentAddress(row) ?? []));
    },

    async *documents(collection) {
      const rows = await db.selectFrom('published_documents').select('id').where('collection', '=', collection).orderBy('id').execute();
      for (let start = 0; start < rows.length; start += batchSize)
        yield await someOf(
          collection,
          rows.slice(start, start + batchSize).map(({ id }) => id),
        );
    },

    documentsById: someOf,

    global: async (name) => (await someOf(name, [name]))[0] ?? null,

    async synonymSets() {
      const rows = await readFieldsOf(db, [synonymCollection], ['lingua', 'palavras']);
      return rows.flatMap(({ body }) => {
        const { lingua, palavras } = synonyms.parse(body);
        return isLocale(lingua) ? [{ locale: lingua, words: palavras ?? [] }] : [];
      });
    },
  };
}
