import type { Locale } from '../kernel/locale.ts';
import { type Address, fillPattern } from './path-to.ts';
import { type DocumentCollection, type RouteName, routeNames, routeOf } from './route-table.ts';

/** One published document as the CMS announces it; a language without a slug is one in which it does not exist. */
export type DocumentAddress = {
  collection: DocumentCollection | 'paginas';
  id: number;
  slugs: { [L in Locale]?: string | null };
  titles: { [L in Locale]?: string | null };
  /** The section of a treatment. */
  parent: number | null;
  updatedAt: string;
};

export type AddressBook = ReturnType<typeof createAddressBook>;

const lastParam = (name: RouteName) => /:(\w+)$/.exec(routeOf(name).pt)?.[1] ?? '';
const routeByCollection = new Map(routeNames.flatMap((name) => (routeOf(name).document ? [[routeOf(name).document, name] as const] : [])));

/** Knows which documents are published and under which slug in each language. */
export function createAddressBook(documents: DocumentAddress[]) {
  const byId = new Map(documents.map((document) => [`${document.collection}:${document.id}`, document]));
  const bySlug = new Map<string, DocumentAddress>();
  for (const document of documents) {
    for (const locale of ['pt', 'en'] as const) {
      const slug = document.slugs[locale];
      if (slug) bySlug.set(`${document.collection}:${document.parent ?? ''}:${locale}:${slug}`, document);
    }
  }

  const find = (collection: DocumentCollection, locale: Locale, slug: string, parent: number | null = null) =>
    bySlug.get(`${collection}:${parent ?? ''}:${locale}:${slug}`);

  return {
    documents,
    byId: (collection: string, id: number) => byId.get(`${collection}:${id}`),

    /** The document that a route's parameters name, read as words of `locale`. */
    documentAt(name: RouteName, params: Record<string, string>, locale: Locale): DocumentAddress | undefined {
      const collection = routeOf(name).document;
      if (!collection) return undefined;
      if (collection !== 'tratamentos') return find(collection, locale, params[lastParam(name)] ?? '');
      const section = find('tratamentos_pp', locale, params['slug'] ?? '');
      return section && find('tratamentos', locale, params['tratamento'] ?? '', section.id);
    },

    addressOf(document: DocumentAddress, locale: Locale): Address | undefined {
      const slug = document.slugs[locale];
      if (document.collection === 'paginas') return slug ? fillPattern(locale, slug, {}) : undefined;
      const name = routeByCollection.get(document.collection);
      const pattern = name && routeOf(name)[locale];
      if (!name || !pattern || !slug) return undefined;
      const section = document.parent === null ? undefined : byId.get(`tratamentos_pp:${document.parent}`)?.slugs[locale];
      if (document.parent !== null && !section) return undefined;
      return fillPattern(locale, pattern, { ...(section ? { slug: section } : {}), [lastParam(name)]: slug });
    },
  };
}
