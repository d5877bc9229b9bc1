import { type AddressBook, createAddressBook } from '@clinic/core/addresses/address-book';
import { matchRoute } from '@clinic/core/addresses/match-route';
import { localeOfPath, type Resolution, resolveAddress } from '@clinic/core/addresses/resolve-address';
import { type RouteName, routeOf } from '@clinic/core/addresses/route-table';
import { readAddressBook, readRedirects } from '@clinic/core/content/address-calls';
import type { ReadContent } from '@clinic/core/content/content-reader';
import { defaultLocale } from '@clinic/core/kernel/locale';
import type { PageContext } from '../app/page-context.ts';

export type FoundPage = Pick<PageContext, 'locale' | 'path' | 'resolution' | 'route' | 'document' | 'book'>;

const noDocuments = createAddressBook([]);

/** What lies at a path, by the table of addresses, the published documents and the redirect rows. */
export async function findPage(read: ReadContent, path: string): Promise<FoundPage> {
  const book = await readAddressBook(read).catch(() => undefined);
  const resolution = await resolve(read, path, book ?? noDocuments);
  const locale = localeOfPath(path) ?? localeOfGallery(path) ?? defaultLocale;
  const match = localeOfPath(path) && matchRoute(locale, path.slice(locale.length + 2));
  const found = { locale, path, resolution, route: match?.name, document: undefined, book: book ?? noDocuments };
  if (!match || !routeOf(match.name).document) return found;
  // Nobody can say yet which documents exist: the page itself must tell the visitor so, instead of "not found".
  if (!book) return { ...found, resolution: { kind: 'page' } };
  return { ...found, document: book.documentAt(match.name, match.params, locale) };
}

/** The gallery of components lies outside the table of addresses and speaks both languages: `/galeria/en/fields`. */
const localeOfGallery = (path: string) => (path.startsWith('/galeria/') ? localeOfPath(path.slice('/galeria'.length)) : undefined);

/** A living page wins over any redirect row, so only an address without one asks for the rows. */
async function resolve(read: ReadContent, path: string, book: AddressBook): Promise<Resolution> {
  const known = resolveAddress(path, book, []);
  return known.kind === 'page' ? known : resolveAddress(path, book, await readRedirects(read).catch(() => []));
}

export const isCached = (found: { resolution: Resolution; route: RouteName | undefined }) =>
  found.resolution.kind === 'page' && found.route !== undefined && routeOf(found.route).cached;
