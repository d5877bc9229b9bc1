import { readAddressBook } from '@clinic/core/content/address-calls';
import type { ReadContent } from '@clinic/core/content/content-reader';
import { locales } from '@clinic/core/kernel/locale';
import type { SiteApp } from './site-app.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

const xml = { 'content-type': 'application/xml; charset=utf-8' };

export function serveSitemaps(app: SiteApp, read: ReadContent, origin: string) {
  app.get('/robots.txt', (c) => c.text(robots(origin)));
  app.get('/sitemap.xml', (c) => c.body(sitemapIndex(origin), 200, xml));
  for (const locale of locales) {
    app.get(`/sitemap-${locale}.xml`, async (c) => c.body(sitemap(locale, await readAddressBook(read), origin), 200, xml));
  }
}
