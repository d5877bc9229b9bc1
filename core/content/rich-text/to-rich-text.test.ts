import { expect, test } from 'vitest';
import { sampleBook } from '../../addresses/sample-book.ts';
import { linksIn } from '../links.ts';
import {
  block,
  drawing,
  heading,
  lineBreak,
  linkInside,
  linkTo,
  list,
  listItem,
  paragraph,
  richText,
  said,
  words,
} from '../sample-library.ts';
import type { RichText } from '../shapes/rich-text.ts';
import { lexical } from './lexical.ts';
import { plainText } from './plain-text.ts';
import { toRichText } from './to-rich-text.ts';

const read = (raw: unknown, locale: 'pt' | 'en' = 'pt'): RichText => toRichText(lexical.parse(raw), linksIn(locale, sampleBook));
const plain = (text: string) => ({ kind: 'words', text, bold: false, italic: false, raised: null });
const inFirst = (raw: unknown, locale?: 'pt' | 'en') => {
  const [first] = read(raw, locale);
  return first && 'children' in first ? first.children : undefined;
};

test('paragraphs, headings, quotes and rules keep their shape', () => {
  const text = richText(
    heading('h3', words('Sintomas')),
    heading('h4', words('De noite')),
    paragraph(words('Jato fraco'), lineBreak, words('e lento.')),
    block('quote', [words('Fale connosco.')]),
    { type: 'horizontalrule', version: 1 },
  );
  expect(read(text)).toEqual([
    { kind: 'heading', level: 3, children: [plain('Sintomas')] },
    { kind: 'heading', level: 4, children: [plain('De noite')] },
    { kind: 'paragraph', children: [plain('Jato fraco'), { kind: 'break' }, plain('e lento.')] },
    { kind: 'quote', children: [plain('Fale connosco.')] },
    { kind: 'rule' },
  ]);
});

test('a heading of a level that pages do not offer is shown as the nearest', () => {
  expect(read(richText(heading('h1', words('a')), heading('h6', words('b'))))).toMatchObject([{ level: 3 }, { level: 4 }]);
});

test('bold, italic, raised and lowered words are told apart', () => {
  const text = richText(paragraph(words('a', 1), words('b', 2), words('c', 3), words('2', 64), words('3', 32), words('riscado', 4)));
  expect(inFirst(text)).toEqual([
    { ...plain('a'), bold: true },
    { ...plain('b'), italic: true },
    { ...plain('c'), bold: true, italic: true },
    { ...plain('2'), raised: 'super' },
    { ...plain('3'), raised: 'sub' },
    plain('riscado'),
  ]);
});

test('a list below an item belongs to that item, as deep as it goes', () => {
  const deepest = list('number', listItem(words('três')));
  const below = list('bullet', listItem(words('dois')), listItem(deepest));
  expect(read(richText(list('number', listItem(words('um')), listItem(below), listItem(words('fim')))))).toEqual([
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          children: [plain('um')],
          list: {
            ordered: false,
            items: [{ children: [plain('dois')], list: { ordered: true, items: [{ children: [plain('três')], list: null }] } }],
          },
        },
        { children: [plain('fim')], list: null },
      ],
    },
  ]);
});

test('a list that starts below nothing is lifted up', () => {
  expect(read(richText(list('bullet', listItem(list('bullet', listItem(words('só')))))))).toEqual([
    { kind: 'list', ordered: false, items: [{ children: [plain('só')], list: null }] },
  ]);
});

test('an uploaded picture stands in the text; one that may not be read does not', () => {
  const upload = (value: unknown, relationTo = 'media') => ({ type: 'upload', version: 3, relationTo, value, fields: null });
  const text = richText(upload(drawing), upload(99), upload({ id: 1, filename: 'x.pdf' }, 'ficheiros'), upload('lixo'));
  expect(read(text)).toMatchObject([{ kind: 'picture', picture: { src: '/media/prostata.svg', alt: 'A próstata' } }]);
});

test('a link to a document leads to its address in the language, however the CMS names the document', () => {
  const to = (value: unknown) => richText(paragraph(linkInside('problemas', value, words('cancro'))));
  const anchor = (address: string) => [{ kind: 'inside', to: address, children: [plain('cancro')] }];
  expect(inFirst(to(1))).toEqual(anchor('/pt/problemas/cancro-da-prostata'));
  expect(inFirst(to({ id: 1, slug: 'prostate-cancer' }), 'en')).toEqual(anchor('/en/problems/prostate-cancer'));
});

test('a link to a page that is gone, or not in this language, is plain words', () => {
  const text = richText(paragraph(linkInside('problemas', 99, words('apagado')), linkInside('tratamentos', 2, words('only pt'))));
  expect(inFirst(text, 'en')).toEqual([plain('apagado'), plain('only pt')]);
  expect(inFirst(richText(paragraph(linkTo('/pt/nada', words('nada')))))).toEqual([plain('nada')]);
});

test('a path of the site leads to where the page lives today, with what follows it', () => {
  const text = richText(paragraph(linkTo('/pt/problems/prostate-cancer#sintomas', words('sintomas'))));
  expect(inFirst(text)).toEqual([{ kind: 'inside', to: '/pt/problemas/cancro-da-prostata#sintomas', children: [plain('sintomas')] }]);
});

test.each([
  ['https://uroweb.org/guidelines', 'https://uroweb.org/guidelines'],
  ['mailto:geral@exemplo.pt', 'mailto:geral@exemplo.pt'],
  ['tel:+351210000000', 'tel:+351210000000'],
])('%s is a link outside', (url, href) => {
  expect(inFirst(richText(paragraph(linkTo(url, words('fora')))))).toEqual([
    { kind: 'outside', href, newTab: false, children: [plain('fora')] },
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://exemplo.pt/1',
  'file:///etc/passwd',
  'http://exemplo.pt/',
  '//mau.exemplo/',
  '/\\mau.exemplo/',
  'mau.exemplo',
  '',
])('%j never becomes a link', (url) => {
  expect(inFirst(richText(paragraph(linkTo(url, words('clique')))))).toEqual([plain('clique')]);
  const typed = block('autolink', [words('clique')], { fields: { linkType: 'custom', url } });
  expect(inFirst(richText(paragraph(typed)))).toEqual([plain('clique')]);
});

test('an address that an internal link carries along is not used', () => {
  const odd = block('link', [words('x')], { fields: { linkType: 'internal', url: 'javascript:alert(1)', doc: null } });
  expect(inFirst(richText(paragraph(odd)))).toEqual([plain('x')]);
});

test('a link inside a link keeps only the outer one', () => {
  const [anchor] = inFirst(richText(paragraph(linkTo('https://a.pt/', words('fora '), linkTo('https://b.pt/', words('dentro')))))) ?? [];
  expect(anchor).toEqual({ kind: 'outside', href: 'https://a.pt/', newTab: false, children: [plain('fora '), plain('dentro')] });
});

test('what the site does not know keeps its words and loses its shape', () => {
  const table = block('table', [block('tablerow', [block('tablecell', [paragraph(words('PSA'))]), block('tablecell', [words('4 ng')])])]);
  const odd = [block('html', [], { text: '<script>alert(1)</script>' }), { type: 'iframe', src: 'https://mau.exemplo' }];
  const text = read(richText(table, ...odd));
  expect(text).toEqual([
    { kind: 'paragraph', children: [plain('PSA')] },
    { kind: 'paragraph', children: [plain('4 ng')] },
    { kind: 'paragraph', children: [plain('<script>alert(1)</script>')] },
  ]);
});

test('paragraphs inside a quote or an item do not run into each other', () => {
  const text = read(richText(block('quote', [paragraph(words('Um.')), paragraph(words('Dois.'))])));
  expect(plainText(text)).toBe('Um.\nDois.');
});

test.each([null, undefined, '', 'texto', 7, [], {}, { root: null }, { root: { children: 'x' } }, { root: { children: [null, 3, 'x'] } }])(
  '%j is an empty text',
  (raw) => expect(read(raw)).toEqual([]),
);

test('one broken node does not take its neighbours along', () => {
  const broken = { type: 9, text: {}, format: 'x', children: 'y', fields: 3 };
  expect(plainText(read(richText(paragraph(words('antes ')), broken, paragraph(words('depois')))))).toBe('antes\ndepois');
});

test('empty paragraphs are left out', () => {
  expect(read(richText(paragraph(), paragraph(words('')), paragraph(lineBreak), heading('h3'), list('bullet')))).toEqual([]);
  expect(read(said('só isto'))).toHaveLength(1);
});
