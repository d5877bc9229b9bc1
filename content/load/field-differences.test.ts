import { expect, test } from 'vitest';
import type { DocumentFields } from '../fields.ts';
import { markdownToRichText } from '../rich-text/to-rich-text.ts';
import { differences } from './field-differences.ts';

const languagesOf = (wanted: DocumentFields, stored: unknown) => new Set(differences(wanted, stored).map(({ language }) => language));

const wanted: DocumentFields = {
  titulo: { pt: 'Tumor do rim', en: 'Kidney tumour' },
  meta: { title: { pt: 'Tumor', en: null } },
  ordem: 2,
  children: [{ title: { pt: 'Crioterapia', en: 'Cryotherapy' } }],
};
const stored = {
  id: 7,
  titulo: { pt: 'Tumor do rim', en: 'Kidney tumour' },
  meta: { title: { pt: 'Tumor' }, description: { pt: 'Escrita por um editor' } },
  ordem: 2,
  children: [{ id: 'a1', title: { pt: 'Crioterapia', en: 'Cryotherapy' } }],
};

test('finds nothing to write when all wanted values are stored', () => expect(languagesOf(wanted, stored)).toEqual(new Set()));

test('finds the language whose words differ', () => {
  expect(languagesOf(wanted, { ...stored, titulo: { pt: 'Tumor do rim', en: 'Kidney tumor' } })).toEqual(new Set(['en']));
});

test('counts a shared value as Portuguese', () => expect(languagesOf(wanted, { ...stored, ordem: 3 })).toEqual(new Set(['pt'])));

test('finds words that should not be there', () => {
  expect(languagesOf({ titulo: { pt: 'Blogue', en: null } }, { titulo: { pt: 'Blogue', en: 'Blog' } })).toEqual(new Set(['en']));
});

test('a new row is written in the languages it has words in', () => {
  expect(languagesOf(wanted, { ...stored, children: [] })).toEqual(new Set(['pt', 'en']));
  expect(languagesOf({ children: [{ title: { pt: 'Crioterapia', en: null } }] }, {})).toEqual(new Set(['pt']));
});

test('a row too many is removed by one write, because the languages share their rows', () => {
  expect(languagesOf({ children: [] }, stored)).toEqual(new Set(['pt']));
});

test('a row without a word is missed too', () => expect(languagesOf({ children: [{}] }, {})).toEqual(new Set(['pt'])));

test('a block of another type in the same place is another row, in both languages', () => {
  const titulo = { pt: 'Vozes', en: 'Voices' };
  const block = [{ id: 'b', blockType: 'conteudo', titulo }];
  expect(languagesOf({ blocos: [{ blockType: 'conteudo', titulo }] }, { blocos: block })).toEqual(new Set());
  expect(languagesOf({ blocos: [{ blockType: 'testemunhos', titulo }] }, { blocos: block })).toEqual(new Set(['pt', 'en']));
});

test('rich text is compared by what it means, in each language', () => {
  const texto = { pt: markdownToRichText('Beba **água**'), en: markdownToRichText('Drink **water**') };
  const kept = (markdown: string) => ({ root: { ...markdownToRichText(markdown).root, version: 9 } });
  expect(languagesOf({ texto }, { texto: { pt: kept('Beba **água**'), en: kept('Drink **water**') } })).toEqual(new Set());
  expect(languagesOf({ texto }, { texto: { pt: kept('Beba **água**'), en: kept('Drink *water*') } })).toEqual(new Set(['en']));
  expect(languagesOf({ texto: { pt: null, en: null } }, { texto })).toEqual(new Set(['pt', 'en']));
});

test('says which fields differ', () => {
  expect(differences({ faqs: [{ pergunta: { pt: 'a', en: 'b' } }] }, { faqs: [{ pergunta: { pt: 'a', en: 'c' } }] })).toEqual([
    { language: 'en', path: 'faqs[1].pergunta' },
  ]);
});

test('takes an empty list and a missing one for the same', () => expect(languagesOf({ children: [] }, {})).toEqual(new Set()));
