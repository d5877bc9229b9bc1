import type { ArticleCard } from '@clinic/core/content/shapes/clinic-pages';
import type { Locale } from '@clinic/core/kernel/locale';
import { feedAddress } from '../../app/blog/feed-address.ts';
import { escapeMarkup } from '../http/escape-markup.ts';

type Feed = { locale: Locale; origin: string; title: string; description: string; articles: ArticleCard[] };

/** The blog for feed readers: title and excerpt; the article itself is only on its page. */
export function feed({ locale, origin, title, description, articles }: Feed): string {
  const items = articles.map(
    ({ to, title: name, excerpt, date, categories }) =>
      `<item><title>${escapeMarkup(name)}</title><link>${escapeMarkup(origin + to)}</link><guid>${escapeMarkup(origin + to)}</guid>` +
      `<pubDate>${new Date(date).toUTCString()}</pubDate><description>${escapeMarkup(excerpt)}</description>` +
      `${categories.map((category) => `<category>${escapeMarkup(category.title)}</category>`).join('')}</item>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
    `<title>${escapeMarkup(title)}</title><link>${escapeMarkup(origin)}/${locale}/blog</link><description>${escapeMarkup(description)}</description>` +
    `<language>${locale === 'pt' ? 'pt-pt' : 'en-gb'}</language>` +
    `<atom:link href="${escapeMarkup(origin + feedAddress(locale))}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>\n`
  );
}
