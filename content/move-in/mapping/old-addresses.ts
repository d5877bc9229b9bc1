import { matchRoute } from '@clinic/core/addresses/match-route';
import { fillPattern } from '@clinic/core/addresses/path-to';
import { routeNames, routeOf } from '@clinic/core/addresses/route-table';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { LinkFields } from '../../rich-text/nodes.ts';
import type { Tell } from '../notes.ts';

/** `section`: the slug of a treatment's section, which is the middle of its address. */
export type Addressed = { key: string; kind: string; slug: Record<Locale, string | null>; section: Record<Locale, string | null> | null };

/** The path of every document that comes along, in each language. */
export function oldAddresses(documents: Addressed[]): Map<string, Addressed> {
  const found = new Map<string, Addressed>();
  for (const name of routeNames) {
    const { document: kind } = routeOf(name);
    for (const locale of locales)
      for (const document of documents.filter((one) => one.kind === kind)) {
        const pattern = routeOf(name)[locale];
        const slugs = [...(document.section ? [document.section[locale]] : []), document.slug[locale]];
        if (pattern === null || slugs.includes(null)) continue;
        const parameters = [...pattern.matchAll(/:(\w+)/g)].map(([, parameter = ''], index) => [parameter, slugs[index] ?? '']);
        found.set(fillPattern(locale, pattern, Object.fromEntries(parameters)), document);
      }
  }
  return found;
}

export type LinkReader = { link: (href: string, tell: Tell) => LinkFields | null; address: (href: string, tell: Tell) => string | null };

/** `oldSite`: links of its own that the old website wrote in full are taken for paths. */
export function linkReader(addresses: Map<string, Addressed>, oldSite: string | null): LinkReader {
  const ownOrigin = oldSite === null ? null : new URL(oldSite).origin;

  const address: LinkReader['address'] = (href, tell) => {
    const written = href.startsWith('//') ? `https:${href}` : href;
    if (/^mailto:[^\s@]+@[^\s@]+$/.test(written)) return written;
    if (/^tel:/.test(written)) return written.replaceAll(/[\s().]/g, '');
    const isOwn = ownOrigin !== null && URL.canParse(written) && new URL(written).origin === ownOrigin;
    const { pathname, search, hash } = new URL(written.startsWith('/') || isOwn ? written : '/', 'https://site.invalid');
    if (!written.startsWith('/') && !isOwn) return written.startsWith('https://') && URL.canParse(written) ? written : null;
    const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
    const known = [path, ...locales.map((locale) => `/${locale}${path}`)].find((one) => isAlive(one, addresses)) ?? path;
    if (!isAlive(known, addresses)) tell('unknownPath', known);
    return `${known}${search}${hash}`;
  };

  const link: LinkReader['link'] = (href, tell) => {
    const kept = address(href, tell);
    if (kept === null) return null;
    const document = addresses.get(kept);
    // A link to a document follows it when its address changes; one to a place on its page cannot.
    if (document) return { linkType: 'internal', doc: { relationTo: document.kind, value: { refersTo: document.key } }, newTab: false };
    return { linkType: 'custom', url: kept, newTab: kept.startsWith('https://') };
  };
  return { link, address };
}

/** A page that comes along, or one that the site has by itself. */
function isAlive(path: string, addresses: Map<string, Addressed>): boolean {
  if (addresses.has(path)) return true;
  const [, locale = '', ...rest] = path.split('/');
  if (locale !== 'pt' && locale !== 'en') return false;
  const match = matchRoute(locale, rest.join('/'));
  return match !== undefined && Object.keys(match.params).length === 0;
}
