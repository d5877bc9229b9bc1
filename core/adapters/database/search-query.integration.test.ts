import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAddressBook, type DocumentAddress } from '../../addresses/address-book.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { FoundPages, SearchPort } from '../../search/ask-search.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import { expandSynonyms } from '../../search/rules/synonyms.ts';
import { searchRows } from '../../search/search-row.ts';
import { createDatabase, createPool } from './database.ts';
import { searchIndex } from './search-index.ts';
import { createSearchPool } from './search-pool.ts';
import { SearchFailed, searchQuery } from './search-query.ts';
import { createMigratedDatabase } from './throwaway-migrated.ts';

type Page = { collection: DocumentAddress['collection']; title: string; text?: string; en?: string; date?: string };

const pages: Page[] = [
  { collection: 'problemas', title: 'Cancro da próstata', text: 'O PSA ajuda. A vigilância é uma opção.', en: 'Prostate cancer' },
  { collection: 'problemas', title: 'Hiperplasia benigna da próstata', text: 'O jato fraco é comum nos homens.' },
  { collection: 'problemas', title: 'Tumor do rim', text: 'Um nódulo no rim.' },
  { collection: 'tratamentos_pp', title: 'Tratamentos do cancro da próstata', text: 'Cirurgia, radioterapia ou vigilância.' },
  { collection: 'analises_exames', title: 'Ecografia da próstata', text: 'Primeiro vê os rins, depois a próstata.' },
  { collection: 'equipa', title: 'Dra. Sofia Bettencourt', text: 'Urologista.' },
  { collection: 'artigos_blog', title: 'Amanhã sobre a bexiga', date: '2999-01-01T10:00:00.000Z' },
  { collection: 'artigos_blog', title: 'Ontem sobre a bexiga', date: '2020-01-01T10:00:00.000Z' },
  ...Array.from({ length: 12 }, (_, n): Page => ({ collection: 'artigos_blog', title: `Conselho ${n}`, text: 'Caminhar faz bem.' })),
];

let pool: pg.Pool;
let searching: pg.Pool;
let port: SearchPort;

beforeAll(async () => {
  const database = await createMigratedDatabase();
  pool = createPool(database.url, () => {});
  const index = searchIndex(createDatabase(pool));
  const book = createAddressBook(
    pages.map(({ collection, title, en }, id) => {
      const slugs = { pt: `pagina-${id}`, en: en ? `page-${id}` : null };
      return { collection, id, slugs, titles: { pt: title, en: en ?? null }, parent: null, updatedAt: '' };
    }),
  );
  const rows = pages.flatMap(({ collection, title, text, en, date }, id) => {
    const fields = { titulo: { pt: title, en: en ?? null }, texto: { pt: text ?? '', en: en ?? null }, data_publicacao: date };
    return searchRows({ collection, documentId: String(id) }, fields, book);
  });
  await index.write(rows);
  await index.replaceSynonyms(
    expandSynonyms([
      { locale: 'pt', words: ['HBP', 'hiperplasia benigna da próstata', 'próstata aumentada'] },
      { locale: 'pt', words: ['nefroma', 'tumor do rim'] },
      { locale: 'pt', words: ['clister', 'lavagem', 'ecografia da próstata'] },
    ]),
  );
  searching = createSearchPool(database.url, () => {});
  port = searchQuery(searching);
});
afterAll(async () => {
  await searching.end();
  await pool.end();
});

const find = (typed: string, { locale = 'pt', unfinished = false }: { locale?: Locale; unfinished?: boolean } = {}): Promise<FoundPages> =>
  port.find({ locale, words: searchWords(typed, locale), unfinished, mostPerKind: 10 });
const titles = async (...asked: Parameters<typeof find>) => (await find(...asked)).pages.map(({ title }) => title);

test('accents, capitals and plurals make no difference', async () => {
  for (const typed of ['prostata', 'PRÓSTATA', 'prostática', 'próstatas']) expect(await titles(typed)).toContain('Cancro da próstata');
  expect(await titles('rins')).toContain('Tumor do rim');
  expect(await titles('homem jato')).toEqual(['Hiperplasia benigna da próstata']);
});

test('the title comes before the text, and what a title says completely before what it says beside other things', async () => {
  expect((await titles('cancro da próstata')).slice(0, 2)).toEqual(['Cancro da próstata', 'Tratamentos do cancro da próstata']);
  expect(await titles('rim')).toEqual(['Tumor do rim', 'Ecografia da próstata']);
});

test('between equals the more sought-after kind comes first', async () =>
  expect((await find('prostata')).pages.map(({ kind }) => kind)).toEqual(['problem', 'problem', 'treatment', 'exam']));

test('another name finds the same page, at once or while typing', async () => {
  expect(await find('próstata aumentada')).toMatchObject({ how: 'words', pages: [{ title: 'Hiperplasia benigna da próstata' }] });
  expect((await find('nefroma')).alsoSought).toEqual(['tumor rim']);
  expect(await titles('nefro', { unfinished: true })).toEqual(['Tumor do rim']);
});

test('two names of one thing are one question, though no page has both', async () =>
  expect(await titles('clister lavagem')).toEqual(['Ecografia da próstata']));

test('a slip of the finger finds what was meant, in titles and in texts', async () => {
  expect(await find('hiperplazia')).toMatchObject({ how: 'spelling', pages: [{ title: 'Hiperplasia benigna da próstata' }] });
  expect(await titles('vijilancia')).toEqual(expect.arrayContaining(['Cancro da próstata', 'Tratamentos do cancro da próstata']));
  expect(await titles('betencourt')).toEqual(['Dra. Sofia Bettencourt']);
  expect(await find('prostata almentada')).toMatchObject({ pages: [{ title: 'Hiperplasia benigna da próstata' }] });
});

test('while somebody types, the beginning of a word is enough; afterwards it is not', async () => {
  expect(await titles('tratam', { unfinished: true })).toEqual(['Tratamentos do cancro da próstata']);
  expect((await find('bettenc')).how).not.toBe('words');
});

test('where no page has all words, those that have some are shown and told apart', async () =>
  expect(await find('rim caminhar')).toMatchObject({
    how: 'some',
    pages: expect.arrayContaining([expect.objectContaining({ title: 'Tumor do rim' })]),
  }));

test('nothing alike is nothing found', async () => expect(await titles('xilofone')).toEqual([]));

test('an article is found from its date on, not before', async () => expect(await titles('bexiga')).toEqual(['Ontem sobre a bexiga']));

test('each language finds its own pages', async () => {
  expect(await titles('prostate', { locale: 'en' })).toEqual(['Prostate cancer']);
  expect((await find('prostate', { locale: 'en' })).pages[0]?.path).toBe('/en/problems/page-0');
});

test('at most so many pages of a kind', async () => expect(await titles('caminhar')).toHaveLength(10));

test('a word inside another word is no place to quote', async () => {
  const [, ultrasound] = (await find('rim')).pages;
  expect(ultrasound).toMatchObject({ title: 'Ecografia da próstata', passage: null });
  expect((await find('nódulo')).pages[0]?.passage?.text).toBe('Um nódulo no rim.');
});

test('the text around the first word found comes along, with its place', async () => {
  const { pages: found } = await find('vigilancia');
  expect(found.find(({ title }) => title === 'Cancro da próstata')?.passage).toMatchObject({ begins: true });
  expect(found[0]?.passage?.text).toContain('vigilância');
});

test('a search that takes too long is given up, and the failure does not quote the question', async () => {
  const locker = await pool.connect();
  await locker.query('begin; lock table core.search_documents in access exclusive mode');
  const startedAt = performance.now();
  const failure = await find('impotência').catch((error: unknown) => error);
  await locker.query('rollback');
  locker.release();
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(failure).toBeInstanceOf(SearchFailed);
  expect(`${(failure as Error).stack} ${JSON.stringify(failure)}`).not.toContain('impot');
});
