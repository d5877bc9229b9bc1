import type { Locale } from '../../kernel/locale.ts';
import { rawCategory, toCategory } from '../fields/article.ts';
import { inOrder } from '../fields/order.ts';
import { figure } from '../fields/plain.ts';
import type { Library } from '../library/library.ts';
import type { ArticleList, BlogCategory } from '../shapes/clinic-pages.ts';
import { readArticleCards, withoutAuthor } from './article-cards.ts';

const category = rawCategory.extend({ ordem: figure });

export const readBlogCategories = (library: Library, locale: Locale): BlogCategory[] =>
  inOrder(library.all('categorias_de_blog', locale).map((body) => category.parse(body))).flatMap(toCategory);

/** What the choice of categories says before anybody has chosen. */
const noCategory = 'Categorias';

/** `limit` -1: all. `category`: a slug of the language. */
export type ArticleQuestion = { limit?: number; offset?: number; category?: string; now: Date };

export function readArticles(
  library: Library,
  locale: Locale,
  { limit = -1, offset = 0, category: chosen = noCategory, now }: ArticleQuestion,
): ArticleList {
  const cards = readArticleCards(library, locale, now);
  const wanted = chosen === noCategory ? cards : cards.filter(({ categories }) => categories.some(({ slug }) => slug === chosen));
  const shown = wanted.slice(offset, limit === -1 ? undefined : offset + limit);
  return { articles: shown.map(withoutAuthor), total: wanted.length };
}
