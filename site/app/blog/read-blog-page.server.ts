import { pathTo } from '@clinic/core/addresses/path-to';
import { readArticles, readBlogCategories } from '@clinic/core/content/pages/read-blog';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.ts';
import { articlePageOf } from './article-page-of.ts';
import { type BlogQuery, blogSearch } from './blog-query.ts';
import type { BlogView } from './blog-screen.tsx';

/** The part of the blog that was asked for. */
export function readBlogPage({ library, locale }: PageContext, asked: BlogQuery, now: Date): BlogView {
  const { articles } = readArticles(library, locale, { now });
  const categories = readBlogCategories(library, locale);
  const used = categories.filter(({ id }) => articles.some((article) => article.categories.some((category) => category.id === id)));
  const category = used.find(({ slug }) => slug === asked.category) ?? null;
  const shown = asked.category && !category ? undefined : articlePageOf(articles, asked);
  // Not a page of its own: invented categories must neither fill the page cache nor cost a rendering.
  if (!shown) throw redirect(pathTo(locale, 'blog') + blogSearch({ category: category?.slug, page: 1 }), 302);
  return { ...shown, categories: used, category, page: asked.page };
}
