import type { ArticleCard } from '@clinic/core/content/shapes/clinic-pages';
import { expect, test } from 'vitest';
import { feed } from './feed.ts';

const article = {
  id: 1,
  title: 'Beber <água> & dormir',
  excerpt: 'Sem "acordar".',
  date: '2026-11-03T09:00:00.000Z',
  kind: 'article',
  categories: [{ id: 1, title: 'Próstata & bexiga', slug: 'prostata' }],
  picture: null,
  featured: false,
  to: '/pt/blog/beber-agua',
} as unknown as ArticleCard;
const xml = feed({ locale: 'pt', origin: 'https://clinica.example', title: 'Blog', description: 'Urologia', articles: [article] });

test('words that look like markup stay words', () => {
  expect(xml).toContain('<title>Beber &lt;água> &amp; dormir</title>');
  expect(xml).toContain('<category>Próstata &amp; bexiga</category>');
});

test('an article is named by its address and day', () => {
  expect(xml).toContain('<link>https://clinica.example/pt/blog/beber-agua</link>');
  expect(xml).toContain('<pubDate>Tue, 03 Nov 2026 09:00:00 GMT</pubDate>');
});
