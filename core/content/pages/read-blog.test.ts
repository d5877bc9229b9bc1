import { expect, test } from 'vitest';
import { createAddressBook, type DocumentAddress } from '../../addresses/address-book.ts';
import { photograph, said, sampleDoctor, sampleLibrary, sampleParagraph, sampleRichText, sampleText } from '../library/sample-library.ts';
import { readArticle } from './read-article.ts';
import { readArticles, readBlogCategories } from './read-blog.ts';

const document = (id: number, pt: string, en: string | null): DocumentAddress => ({
  collection: 'artigos_blog',
  id,
  slugs: { pt, en },
  titles: { pt, en },
  parent: null,
  updatedAt: '2026-01-01',
});
const documents = [document(1, 'um', 'one'), document(2, 'dois', 'two'), document(3, 'tres', null), document(4, 'amanha', 'tomorrow')];
const book = createAddressBook(documents);
const now = new Date('2026-03-01T12:00:00Z');
const prostate = { id: 1, titulo: 'Próstata', slug: 'prostata' };
const card = (id: number, data_publicacao: string | null, more: object = {}) => ({
  id,
  titulo: `Artigo ${id}`,
  excerto: 'Curto.',
  data_publicacao,
  ...more,
});
const cards = [
  card(1, '2026-01-01T09:00:00.000Z', { categoria: [prostate], tipo: 'noticia', autor: 1 }),
  card(4, '2026-03-01T12:00:01.000Z', { categoria: [prostate] }),
  card(2, '2026-03-01T12:00:00.000Z', {
    categoria: [prostate, 9, { id: 3, titulo: null, slug: null }],
    imagem_destaque: photograph,
    destaque: true,
  }),
  card(3, '2026-02-01T09:00:00.000Z', { categoria: null, tipo: null }),
  card(5, null),
  card(6, '2026-01-01T09:00:00.000Z'),
];
const library = sampleLibrary(book, { artigos_blog: cards });
const idsOf = (question: object, locale: 'pt' | 'en' = 'pt', at = now) =>
  readArticles(library, locale, { now: at, ...question }).articles.map(({ id }) => id);

test('all articles that are out, newest first, are the answer to no particular question', () => {
  expect(readArticles(library, 'pt', { now })).toMatchObject({
    total: 3,
    articles: [
      {
        id: 2,
        to: '/pt/blog/dois',
        kind: 'article',
        featured: true,
        categories: [{ id: 1, title: 'Próstata', slug: 'prostata' }],
        picture: { alt: 'A sala' },
      },
      { id: 3, categories: [], picture: null, featured: false },
      { id: 1, kind: 'news', date: '2026-01-01T09:00:00.000Z' },
    ],
  });
});

test('an article appears at its moment, though nothing was published since', () => {
  const before = readArticles(library, 'pt', { now });
  const after = readArticles(library, 'pt', { now: new Date('2026-03-01T12:00:01Z') });
  expect([before.total, after.total]).toEqual([3, 4]);
  expect(after.articles[0]?.id).toBe(4);
});

test('an article without a translation is not in the English list', () => expect(idsOf({}, 'en')).toEqual([2, 1]));

test('a page of the list is cut out after the filtering, and the total counts what the filter left', () => {
  expect(idsOf({ limit: 2 })).toEqual([2, 3]);
  expect(idsOf({ limit: 2, offset: 2 })).toEqual([1]);
  expect(idsOf({ limit: 0 })).toEqual([]);
  expect(idsOf({ offset: 9 })).toEqual([]);
  expect(readArticles(library, 'pt', { limit: 1, category: 'prostata', now })).toMatchObject({ total: 2, articles: [{ id: 2 }] });
});

test('"Categorias" is no category, and one that nobody uses is empty', () => {
  expect(idsOf({ category: 'Categorias' })).toEqual([2, 3, 1]);
  expect(idsOf({ category: 'rim' })).toEqual([]);
});

test('a card without an excerpt begins like its article, within 285 characters', () => {
  const long = said('palavra '.repeat(100));
  const bare = sampleLibrary(book, { artigos_blog: [card(1, '2026-01-01T09:00:00.000Z', { excerto: null, texto: long })] });
  const { articles } = readArticles(bare, 'pt', { now });
  expect(articles[0]?.excerpt).toMatch(/^palavra palavra .*…$/);
  expect(articles[0]?.excerpt.length).toBeLessThanOrEqual(285);
});

test('categories come in their order, those without a name in the language not at all', () => {
  const docs = [
    { id: 1, titulo: 'Rim', slug: 'rim', ordem: null },
    { id: 2, titulo: 'Próstata', slug: 'prostata', ordem: 1 },
    { id: 3, titulo: null, slug: null, ordem: 0 },
  ];
  expect(readBlogCategories(sampleLibrary(book, { categorias_de_blog: docs }), 'pt')).toEqual([
    { id: 2, title: 'Próstata', slug: 'prostata' },
    { id: 1, title: 'Rim', slug: 'rim' },
  ]);
});

const article = {
  ...card(1, '2026-03-01T12:00:00.000Z'),
  texto: sampleRichText(sampleParagraph(sampleText('palavra '.repeat(401)))),
  quizz: 'sintomas',
  autor: sampleDoctor,
  revisor: 5,
  data_revisao: null,
  relacionados: [{ id: 4 }, { id: 3 }, 2],
  updatedAt: '2026-03-02T10:00:00.000Z',
  meta: { title: 'Para motores', description: 'Descrição' },
};
const oneArticle = (page: Record<string, unknown>, at = now, locale: 'pt' | 'en' = 'pt') =>
  readArticle(sampleLibrary(book, { artigos_blog: cards, 'artigos_blog/1': page }), document(1, 'um', 'one'), locale, at);

test('an article is nothing before its moment, or without one', () => {
  expect(oneArticle(article, new Date('2026-03-01T11:59:59Z'))).toBeNull();
  expect(oneArticle({ ...article, data_publicacao: null })).toBeNull();
  expect(oneArticle(article)).not.toBeNull();
});

test('an article names its author, how long it takes to read and what to read next, as far as it is out', () => {
  expect(oneArticle(article)).toMatchObject({
    title: 'Artigo 1',
    meta: { title: 'Para motores', description: 'Descrição' },
    readingMinutes: 3,
    quiz: 'symptoms',
    author: { name: 'António Meireles' },
    responsibility: { author: { id: 1 }, reviewer: null, reviewedOn: '' },
    changedOn: '2026-03-02',
    related: [{ id: 3 }, { id: 2 }],
  });
  expect(oneArticle(article, now, 'en')?.related.map(({ id }) => id)).toEqual([2]);
});

test('beside an article that a doctor has signed stand no words of one that nobody has', () => {
  const ofRelated = (page: object, related: object = {}) =>
    readArticle(
      sampleLibrary(book, { artigos_blog: [card(2, '2026-02-01T09:00:00.000Z', related)], 'artigos_blog/1': { ...article, ...page } }),
      document(1, 'um', 'one'),
      'pt',
      now,
    )?.related;
  const signed = { revisor: sampleDoctor, data_revisao: '2026-03-02T12:00:00.000Z' };
  expect(ofRelated({})).toMatchObject([{ id: 2, excerpt: 'Curto.' }]);
  expect(ofRelated(signed)).toMatchObject([{ id: 2, title: 'Artigo 2', excerpt: '' }]);
  expect(ofRelated(signed, { em_revisao: true })).toMatchObject([{ id: 2, excerpt: '' }]);
  expect(ofRelated(signed, signed)).toMatchObject([{ id: 2, excerpt: 'Curto.' }]);
  const later = { data_revisao: '2026-03-03T12:00:00.000Z' };
  expect(ofRelated(signed, { ...signed, ...later }), 'signed after this one').toMatchObject([{ id: 2, excerpt: '' }]);
  expect(ofRelated({ ...signed, ...later }, signed)).toMatchObject([{ id: 2, excerpt: 'Curto.' }]);
  const dayAlone = { data_revisao: signed.data_revisao };
  expect(ofRelated(signed, dayAlone), 'a day that nobody is named for').toMatchObject([{ id: 2, excerpt: '' }]);
  expect(ofRelated(dayAlone)).toMatchObject([{ id: 2, excerpt: 'Curto.' }]);
});

test('under an article stands its author’s signature only where the author is who reviewed it', () => {
  const handOf = (revisor: unknown) => oneArticle({ ...article, revisor })?.responsibility.author?.signature;
  expect(handOf(sampleDoctor)).toBe('Diretor clínico');
  expect(handOf({ ...sampleDoctor, id: 2 })).toBe('');
  expect(handOf(null)).toBe('');
});

test('an article of three words takes a minute', () => {
  const short = { ...article, texto: said('São três palavras.'), autor: null, relacionados: null, meta: null, excerto: null };
  expect(oneArticle(short)).toMatchObject({
    readingMinutes: 1,
    author: null,
    related: [],
    meta: { description: 'São três palavras.' },
  });
});
