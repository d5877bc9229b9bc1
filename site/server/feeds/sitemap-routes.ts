import type { Library } from '@clinic/core/content/library/library';
import { locales } from '@clinic/core/kernel/locale';
import type { SiteApp } from '../site-app.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

const xml = { 'content-type': 'application/xml; charset=utf-8' };

export function serveSitemaps(app: SiteApp, library: () => Library, origin: string) {
  app.get('/robots.txt', (c) => c.text(robots(origin)));
  app.get('/sitemap.xml', (c) => c.body(sitemapIndex(origin), 200, xml));
  for (const locale of locales) {
    app.get(`/sitemap-${locale}.xml`, (c) => c.body(sitemap(locale, library().addresses, origin), 200, xml));
  }
}
