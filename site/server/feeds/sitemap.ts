import type { AddressBook } from '@clinic/core/addresses/address-book';
import { type Address, fillPattern } from '@clinic/core/addresses/path-to';
import { routeNames, routeOf } from '@clinic/core/addresses/route-table';
import { translatePath } from '@clinic/core/addresses/translate-path';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { escapeMarkup } from '../http/escape-markup.ts';

type Entry = { address: Address; updatedAt: string | undefined };

/** The pages of one language for search engines: those that exist, are finished and may be indexed. */
function sitemapEntries(locale: Locale, book: AddressBook): Entry[] {
  return routeNames.flatMap((name): Entry[] => {
    const { [locale]: pattern, document: collection, indexed } = routeOf(name);
    if (pattern === null || !indexed) return [];
    if (!collection) return [{ address: fillPattern(locale, pattern, {}), updatedAt: undefined }];
    return book.documents.flatMap((document) => {
      const address = document.collection === collection ? book.addressOf(document, locale) : undefined;
      return address ? [{ address, updatedAt: document.updatedAt }] : [];
    });
  });
}

export function sitemap(locale: Locale, book: AddressBook, origin: string): string {
  const urls = sitemapEntries(locale, book).map(({ address, updatedAt }) => {
    const translations = locales.flatMap((other) => {
      const translated = translatePath(address, other, book);
      return translated ? [`<xhtml:link rel="alternate" hreflang="${other}" href="${escapeMarkup(origin + translated)}"/>`] : [];
    });
    const lastmod = updatedAt ? `<lastmod>${escapeMarkup(updatedAt)}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(origin + address)}</loc>${lastmod}${translations.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}

export const sitemapIndex = (origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locales
    .map((locale) => `<sitemap><loc>${escapeMarkup(origin)}/sitemap-${locale}.xml</loc></sitemap>`)
    .join('')}</sitemapindex>\n`;

/** Unfinished and personal pages have "noindex" themselves; a crawler has to read them to see it. */
export const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
