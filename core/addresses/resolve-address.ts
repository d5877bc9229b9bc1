import { isLocale, locales } from '../kernel/locale.ts';
import type { AddressBook } from './address-book.ts';
import { addressInLocale, canonicalPath } from './canonical-path.ts';
import { matchRoute } from './match-route.ts';
import { findRedirect, type RedirectRow } from './redirect-rows.ts';
import { routeOf } from './route-table.ts';

export type Resolution =
  | { kind: 'page' }
  | { kind: 'moved'; to: string; redirectId?: number }
  /** `/` alone: the visitor's own language decides. */
  | { kind: 'choose-language' }
  | { kind: 'unknown' };

/**
 * What a path leads to. Whatever is wrong with it (slash, missing prefix, other language, an old address) is mended at
 * once, so a visitor is sent on one time at most, and never in a circle. A living page wins over a redirect row: a row
 * only fills a gap.
 */
export function resolveAddress(path: string, book: AddressBook, rows: RedirectRow[]): Resolution {
  if (path === '/') return { kind: 'choose-language' };
  const bare = withoutTrailingSlash(path);
  const decoded = bare === undefined ? undefined : decode(bare);
  if (bare === undefined || decoded === undefined) return { kind: 'unknown' };

  const living = canonicalPath(decoded, book);
  if (living === path) return { kind: 'page' };
  if (living === bare) return { kind: 'moved', to: living };

  const row = findRedirect(decoded, rows);
  if (row) return { kind: 'moved', to: canonicalPath(row.to, book) ?? row.to, redirectId: row.id };
  if (living) return { kind: 'moved', to: living };
  const other = movedInOtherForm(decoded, book, rows);
  if (other) return other;
  const inSmallLetters = decoded.toLowerCase();
  const meant = inSmallLetters === decoded ? undefined : canonicalPath(inSmallLetters, book);
  if (meant && !namesOneVisit(meant)) return { kind: 'moved', to: meant };
  return bare === path ? { kind: 'unknown' } : { kind: 'moved', to: bare };
}

/** An old address without its prefix, or in the words of the other language, as `canonicalPath` reads those of living pages. */
function movedInOtherForm(path: string, book: AddressBook, rows: RedirectRow[]): Resolution | undefined {
  const locale = localeOfPath(path);
  const tail = locale ? path.slice(locale.length + 1) : path;
  for (const words of locales) {
    const row = words === locale ? undefined : findRedirect(`/${words}${tail}`, rows);
    if (!row) continue;
    const inLanguage = locale && addressInLocale(row.to.split('/').slice(2).join('/'), locale, book);
    return { kind: 'moved', to: inLanguage ?? canonicalPath(row.to, book) ?? row.to, redirectId: row.id };
  }
  return undefined;
}

/** In the link to a visit capital letters and small ones differ. */
function namesOneVisit(path: string): boolean {
  const locale = localeOfPath(path);
  const route = locale && matchRoute(locale, path.slice(locale.length + 2))?.name;
  return route !== undefined && !routeOf(route).document && routeOf(route).pt.includes(':');
}

/** The language an unknown path speaks, for the page that says so. */
export const localeOfPath = (path: string) => {
  const first = path.split('/')[1]?.replace(/\.data$/, '');
  return isLocale(first) ? first : undefined;
};

/** A path such as `//elsewhere.example/` must not become a redirect to another host. */
function withoutTrailingSlash(path: string): string | undefined {
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return undefined;
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

function decode(path: string): string | undefined {
  try {
    // Links copied from a mail or a chat often end in a line break or a space.
    return decodeURIComponent(path).trim();
  } catch {
    return undefined;
  }
}
