import { readSettings } from '@clinic/core/content/frame/site-settings';
import type { Library } from '@clinic/core/content/library/library';
import { readArticles } from '@clinic/core/content/pages/read-blog';
import { locales } from '@clinic/core/kernel/locale';
import { feedAddress } from '../../app/blog/feed-address.ts';
import { titleOf } from '../../app/language/messages.server.ts';
import type { SiteApp } from '../site-app.ts';
import { feed } from './feed.ts';

const newest = 30;

export function serveFeeds(app: SiteApp, library: () => Library, origin: string) {
  for (const locale of locales) {
    app.get(feedAddress(locale), (c) => {
      const settings = readSettings(library(), locale);
      const { articles } = readArticles(library(), locale, { limit: newest, now: new Date() });
      const title = `${titleOf(locale, 'blog')} | ${settings.name}`;
      return c.body(feed({ locale, origin, title, description: settings.description, articles }), 200, {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      });
    });
  }
}
