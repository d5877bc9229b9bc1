import type { ArticleCard } from '@clinic/core/content/shapes/clinic-pages';
import type { BlogQuery } from './blog-query.ts';

/** Three rows of three on a wide screen. */
export const articlesPerPage = 9;

export type ArticlesOnPage = { featured: ArticleCard | null; cards: ArticleCard[]; pageCount: number };

/**
 * One page of the list, newest first as given. The whole list opens with one large article: the newest that editors marked,
 * else the newest of all; it is not counted among the cards. Undefined: there is no such page.
 */
export function articlePageOf(all: ArticleCard[], { category, page }: BlogQuery): ArticlesOnPage | undefined {
  const featured = category ? null : (all.find((article) => article.featured) ?? all[0] ?? null);
  const listed = category
    ? all.filter(({ categories }) => categories.some(({ slug }) => slug === category))
    : all.filter((article) => article !== featured);
  const pageCount = Math.max(1, Math.ceil(listed.length / articlesPerPage));
  if (page > pageCount || (category && listed.length === 0)) return undefined;
  const start = (page - 1) * articlesPerPage;
  return { featured: page === 1 ? featured : null, cards: listed.slice(start, start + articlesPerPage), pageCount };
}
