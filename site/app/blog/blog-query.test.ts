import { expect, test } from 'vitest';
import { blogSearch, readBlogQuery } from './blog-query.ts';

test.each([
  ['', undefined, 1],
  ['categoria=prevencao', 'prevencao', 1],
  ['categoria=prevencao&pagina=3', 'prevencao', 3],
  ['categoria=../x&pagina=-1', undefined, 1],
  ['pagina=1e3', undefined, 1],
])('"%s" asks for category %s, page %i', (query, category, page) =>
  expect(readBlogQuery(new URLSearchParams(query))).toEqual({ category, page }),
);

test('a page of a category has one address', () =>
  expect(blogSearch({ category: 'prevencao', page: 2 })).toBe('?categoria=prevencao&pagina=2'));
test('the first page of all articles is the list itself', () => expect(blogSearch({ category: undefined, page: 1 })).toBe(''));
