import { readAddressBook } from '@clinic/core/content/address-calls';
import type { ReadContent } from '@clinic/core/content/content-reader';
import { readArticles } from '@clinic/core/content/read-blog';
import { readSettings } from '@clinic/core/content/site-settings';
import { locales } from '@clinic/core/kernel/locale';
import { feedAddress } from '../app/blog/feed-address.ts';
import { titleOf } from '../app/language/messages.server.ts';
import { feed } from './feed.ts';
import type { SiteApp } from './site-app.ts';

const newest = 30;

export function serveFeeds(app: SiteApp, read: ReadContent, origin: string) {
  for (const locale of locales) {
    app.get(feedAddress(locale), async (c) => {
      const [book, settings] = await Promise.all([readAddressBook(read), readSettings(read, locale)]);
      const { articles } = await readArticles(read, locale, book, { limit: newest, now: new Date() });
      const title = `${titleOf(locale, 'blog')} | ${settings.name}`;
      return c.body(feed({ locale, origin, title, description: settings.description, articles }), 200, {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      });
    });
  }
}
