import { matchRoute } from '@clinic/core/addresses/match-route';
import { localeOfPath, type Resolution, resolveAddress } from '@clinic/core/addresses/resolve-address';
import { type RouteName, routeOf } from '@clinic/core/addresses/route-table';
import type { Library } from '@clinic/core/content/library/library';
import { defaultLocale } from '@clinic/core/kernel/locale';
import type { PageContext } from '../../app/page-context.ts';

export type ResolvedPage = Pick<PageContext, 'locale' | 'path' | 'resolution' | 'route' | 'document' | 'library'>;

/** What is at a path, according to the route table, the published documents and the redirects. */
export function findPage(library: Library, path: string): ResolvedPage {
  const book = library.addresses;
  const resolution = resolveAddress(path, book, library.redirects);
  const locale = localeOfPath(path) ?? localeOfGallery(path) ?? defaultLocale;
  const match = localeOfPath(path) && matchRoute(locale, path.slice(locale.length + 2));
  const found = { locale, path, resolution, route: match?.name, document: undefined, library };
  if (!match || !routeOf(match.name).document) return found;
  // It is not known yet which documents exist: the page itself has to respond with an error instead of "not found".
  if (library.isEmpty) return { ...found, resolution: { kind: 'page' } };
  return { ...found, document: book.documentAt(match.name, match.params, locale) };
}

/** The component gallery is not in the route table and exists in both languages: `/galeria/en/fields`. */
const localeOfGallery = (path: string) => (path.startsWith('/galeria/') ? localeOfPath(path.slice('/galeria'.length)) : undefined);

export const isCached = (found: { resolution: Resolution; route: RouteName | undefined }) =>
  found.resolution.kind === 'page' && found.route !== undefined && routeOf(found.route).cached;
