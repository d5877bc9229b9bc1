import { z } from 'zod';
import type { AddressBook } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import { readArticleCards, withoutAuthor } from './article-cards.ts';
import { listQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { rawCategory, toCategory } from './fields/article.ts';
import { inOrder } from './fields/order.ts';
import { figure } from './fields/plain.ts';
import { linksIn } from './links.ts';
import type { ArticleList, BlogCategory } from './shapes/clinic-pages.ts';

const answer = z.object({ docs: z.array(rawCategory.extend({ ordem: figure })) });

export async function readBlogCategories(read: ReadContent, locale: Locale): Promise<BlogCategory[]> {
  const query = listQuery('categorias_de_blog', ['titulo', 'slug', 'ordem'], { locale, shows: [] });
  return inOrder(answer.parse(await read(query)).docs).flatMap(toCategory);
}

/** What the choice of categories says before anybody has chosen. */
const noCategory = 'Categorias';

/** `limit` -1: all. `category`: a slug of the language. */
export type ArticleQuestion = { limit?: number; offset?: number; category?: string; now: Date };

export async function readArticles(
  read: ReadContent,
  locale: Locale,
  book: AddressBook,
  { limit = -1, offset = 0, category = noCategory, now }: ArticleQuestion,
): Promise<ArticleList> {
  const cards = await readArticleCards(read, linksIn(locale, book), now);
  const wanted = category === noCategory ? cards : cards.filter(({ categories }) => categories.some(({ slug }) => slug === category));
  const shown = wanted.slice(offset, limit === -1 ? undefined : offset + limit);
  return { articles: shown.map(withoutAuthor), total: wanted.length };
}
