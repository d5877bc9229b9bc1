import { matchRoute } from '@clinic/core/addresses/match-route';
import { localeOfPath, type Resolution, resolveAddress } from '@clinic/core/addresses/resolve-address';
import { type RouteName, routeOf } from '@clinic/core/addresses/route-table';
import type { Library } from '@clinic/core/content/library/library';
import { defaultLocale } from '@clinic/core/kernel/locale';
import type { PageContext } from '../app/page-context.ts';

export type FoundPage = Pick<PageContext, 'locale' | 'path' | 'resolution' | 'route' | 'document' | 'library'>;

/** What lies at a path, by the table of addresses, the published documents and the redirect rows. */
export function findPage(library: Library, path: string): FoundPage {
  const book = library.addresses;
  const resolution = resolveAddress(path, book, library.redirects);
  const locale = localeOfPath(path) ?? localeOfGallery(path) ?? defaultLocale;
  const match = localeOfPath(path) && matchRoute(locale, path.slice(locale.length + 2));
  const found = { locale, path, resolution, route: match?.name, document: undefined, library };
  if (!match || !routeOf(match.name).document) return found;
  // Nobody can say yet which documents exist: the page itself must tell the visitor so, instead of "not found".
  if (library.isEmpty) return { ...found, resolution: { kind: 'page' } };
  return { ...found, document: book.documentAt(match.name, match.params, locale) };
}

/** The gallery of components lies outside the table of addresses and speaks both languages: `/galeria/en/fields`. */
const localeOfGallery = (path: string) => (path.startsWith('/galeria/') ? localeOfPath(path.slice('/galeria'.length)) : undefined);

export const isCached = (found: { resolution: Resolution; route: RouteName | undefined }) =>
  found.resolution.kind === 'page' && found.route !== undefined && routeOf(found.route).cached;
