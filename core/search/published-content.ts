import { z } from 'zod';
import { readAddressBook } from '../content/address-calls.ts';
import { isLocale } from '../kernel/locale.ts';
import type { CmsDocument, PublishedContent } from './index-ports.ts';
import { synonymCollection } from './searched-content.ts';

const batchSize = 40;

const fields = z.looseObject({ id: z.union([z.number(), z.string()]).optional(), _status: z.string().nullish() });
const page = z.object({ docs: z.array(fields), hasNextPage: z.boolean().optional() });
const synonyms = z.object({ docs: z.array(z.object({ lingua: z.string(), palavras: z.array(z.string()).nullish() })) });

/** `locale=all` says of every text in which language it stands, and so also which texts are words of a language at all. */
const whole = 'locale=all&depth=0&draft=false';
const published = 'where[_status][equals]=published';

/** Reads what is published from the CMS; `ask` fetches a path and gives its JSON. */
export function publishedContent(ask: (path: string) => Promise<unknown>): PublishedContent {
  const find = async (collection: string, more: string) => {
    const { docs, hasNextPage } = page.parse(await ask(`/api/${collection}?${whole}&${published}&sort=id&${more}`));
    const documents = docs.map((document): CmsDocument => ({ collection, documentId: String(document.id), fields: document }));
    return { documents, hasNextPage };
  };
  return {
    addressBook: () => readAddressBook(({ path }) => ask(path)),

    async *documents(collection) {
      for (let number = 1, more = true; more; number++) {
        const { documents, hasNextPage } = await find(collection, `limit=${batchSize}&page=${number}`);
        if (documents.length > 0) yield documents;
        more = hasNextPage ?? false;
      }
    },

    async documentsById(collection, ids) {
      const found: CmsDocument[] = [];
      for (let start = 0; start < ids.length; start += batchSize) {
        const some = ids.slice(start, start + batchSize);
        found.push(...(await find(collection, `where[id][in]=${some.join(',')}&limit=${batchSize}`)).documents);
      }
      return found;
    },

    async global(name) {
      const document = fields.parse(await ask(`/api/globals/${name}?${whole}`));
      return document._status === 'published' ? { collection: name, documentId: name, fields: document } : null;
    },

    async synonymSets() {
      const { docs } = synonyms.parse(await ask(`/api/${synonymCollection}?depth=0&limit=0&pagination=false`));
      return docs.flatMap(({ lingua, palavras }) => (isLocale(lingua) ? [{ locale: lingua, words: palavras ?? [] }] : []));
    },
  };
}
