import { expect, test } from 'vitest';
import { makeDataExport } from './data-export.ts';
import { sampleExport } from './sample-papers.ts';
import { flat, readPaper, spokenText } from './testing/read-paper.ts';

test('every section has a heading and a bookmark, and an empty one says so', async () => {
  const { tags, bookmarks } = await readPaper(await makeDataExport(sampleExport, 'pt'));
  const headings = sampleExport.sections.map(({ heading }) => heading);
  expect(tags.filter(({ role }) => role === 'H2').map(({ text }) => text)).toEqual(headings);
  expect(bookmarks).toEqual(headings);
  expect(tags.at(-1)?.text).toBe('Não guardamos nada desta parte.');
  expect(spokenText(tags)).toContain('Telefone\nNão indicado');
});

test('a table over several pages is whole, and its columns are named on each but read once', async () => {
  const { tags, pages, decoration } = await readPaper(await makeDataExport(sampleExport, 'pt'));
  const rows = flat(tags).filter(({ role, children }) => role === 'TR' && children.length === 4);
  expect(pages).toBeGreaterThan(1);
  expect(rows).toHaveLength(41);
  expect(rows[0]?.children.map(({ role, scope }) => [role, scope])).toEqual(Array(4).fill(['TH', 'Column']));
  expect(rows.slice(1).map(({ children }) => children[0]?.text)).toEqual(
    sampleExport.sections[1]?.table?.rows.map(([when]) => when?.replaceAll('\u00a0', ' ')),
  );
  expect(decoration[1]).toContain('Quando Médico Tipo Valor');
});

test('a text longer than a page loses nothing', async () => {
  const words = Array.from({ length: 1500 }, (_, word) => `palavra${word}`);
  const sections = [{ heading: 'Carta', rows: [{ name: 'Texto', value: words.join(' ') }] }, { heading: 'Fim' }];
  const { tags, pages } = await readPaper(await makeDataExport({ ...sampleExport, sections }, 'pt'));
  expect(pages).toBeGreaterThan(1);
  expect(spokenText(tags).match(/palavra\d+/g)).toEqual(words);
});
