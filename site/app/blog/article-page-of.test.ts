import type { ArticleCard } from '@clinic/core/content/shapes/clinic-pages';
import { expect, test } from 'vitest';
import { articlePageOf, articlesPerPage } from './article-page-of.ts';

const prevention = { id: 1, title: 'Prevenção', slug: 'prevencao' };
const articles = Array.from({ length: articlesPerPage + 3 }, (_, index) => ({
  id: index + 1,
  featured: index === 5,
  categories: index < 2 ? [prevention] : [],
})) as unknown as ArticleCard[];
const ids = (cards: ArticleCard[] | undefined) => cards?.map(({ id }) => id);

test('the article that editors marked opens the list, and is not shown twice', () => {
  const shown = articlePageOf(articles, { category: undefined, page: 1 });
  expect(shown?.featured?.id).toBe(6);
  expect(ids(shown?.cards)).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10]);
});

test('where none is marked the newest opens the list', () => {
  const unmarked = articles.map((article) => ({ ...article, featured: false }));
  expect(articlePageOf(unmarked, { category: undefined, page: 1 })?.featured?.id).toBe(1);
});

test('the second page holds the rest, without the large article', () => {
  const shown = articlePageOf(articles, { category: undefined, page: 2 });
  expect(shown).toMatchObject({ featured: null, pageCount: 2 });
  expect(ids(shown?.cards)).toEqual([11, 12]);
});

test('a category shows its own articles, all alike', () => {
  expect(articlePageOf(articles, { category: 'prevencao', page: 1 })).toMatchObject({
    featured: null,
    pageCount: 1,
    cards: [{ id: 1 }, { id: 2 }],
  });
});

test.each([
  { category: undefined, page: 3 },
  { category: 'prevencao', page: 2 },
  { category: 'nenhuma', page: 1 },
])('there is no page %j', (query) => expect(articlePageOf(articles, query)).toBeUndefined());

test('a blog without articles still has its first page', () => {
  expect(articlePageOf([], { category: undefined, page: 1 })).toEqual({ featured: null, cards: [], pageCount: 1 });
});
