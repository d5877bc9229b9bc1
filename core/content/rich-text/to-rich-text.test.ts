import { expect, test } from 'vitest';
import { sampleBook } from '../../addresses/sample-book.ts';
import {
  drawing,
  lineBreak,
  linkInside,
  linkTo,
  listItem,
  said,
  sampleBlock,
  sampleHeading,
  sampleList,
  sampleParagraph,
  sampleRichText,
  sampleText,
} from '../library/sample-library.ts';
import type { RichText } from '../shapes/rich-text.ts';
import { lexical } from './lexical.ts';
import { linkResolver } from './links.ts';
import { plainText } from './plain-text.ts';
import { toRichText } from './to-rich-text.ts';

const read = (raw: unknown, locale: 'pt' | 'en' = 'pt'): RichText => toRichText(lexical.parse(raw), linkResolver(locale, sampleBook));
const plain = (text: string) => ({ kind: 'words', text, bold: false, italic: false, raised: null });
const inFirst = (raw: unknown, locale?: 'pt' | 'en') => {
  const [first] = read(raw, locale);
  return first && 'children' in first ? first.children : undefined;
};

test('paragraphs, headings, quotes and rules keep their shape', () => {
  const text = sampleRichText(
    sampleHeading('h3', sampleText('Sintomas')),
    sampleHeading('h4', sampleText('De noite')),
    sampleParagraph(sampleText('Jato fraco'), lineBreak, sampleText('e lento.')),
    sampleBlock('quote', [sampleText('Fale connosco.')]),
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
  expect(read(sampleRichText(sampleHeading('h1', sampleText('a')), sampleHeading('h6', sampleText('b'))))).toMatchObject([
    { level: 3 },
    { level: 4 },
  ]);
});

test('bold, italic, raised and lowered words are told apart', () => {
  const text = sampleRichText(
    sampleParagraph(
      sampleText('a', 1),
      sampleText('b', 2),
      sampleText('c', 3),
      sampleText('2', 64),
      sampleText('3', 32),
      sampleText('riscado', 4),
    ),
  );
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
  const deepest = sampleList('number', listItem(sampleText('três')));
  const below = sampleList('bullet', listItem(sampleText('dois')), listItem(deepest));
  expect(read(sampleRichText(sampleList('number', listItem(sampleText('um')), listItem(below), listItem(sampleText('fim')))))).toEqual([
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
  expect(read(sampleRichText(sampleList('bullet', listItem(sampleList('bullet', listItem(sampleText('só')))))))).toEqual([
    { kind: 'list', ordered: false, items: [{ children: [plain('só')], list: null }] },
  ]);
});

test('an uploaded picture stands in the text; one that may not be read does not', () => {
  const upload = (value: unknown, relationTo = 'media') => ({ type: 'upload', version: 3, relationTo, value, fields: null });
  const text = sampleRichText(upload(drawing), upload(99), upload({ id: 1, filename: 'x.pdf' }, 'ficheiros'), upload('lixo'));
  expect(read(text)).toMatchObject([{ kind: 'picture', picture: { src: '/media/prostata.svg', alt: 'A próstata' } }]);
});

test('a link to a document leads to its address in the language, however the CMS names the document', () => {
  const to = (value: unknown) => sampleRichText(sampleParagraph(linkInside('problemas', value, sampleText('cancro'))));
  const anchor = (address: string) => [{ kind: 'inside', to: address, children: [plain('cancro')] }];
  expect(inFirst(to(1))).toEqual(anchor('/pt/problemas/cancro-da-prostata'));
  expect(inFirst(to({ id: 1, slug: 'prostate-cancer' }), 'en')).toEqual(anchor('/en/problems/prostate-cancer'));
});

test('a link to a page that is gone, or not in this language, is plain words', () => {
  const text = sampleRichText(
    sampleParagraph(linkInside('problemas', 99, sampleText('apagado')), linkInside('tratamentos', 2, sampleText('only pt'))),
  );
  expect(inFirst(text, 'en')).toEqual([plain('apagado'), plain('only pt')]);
  expect(inFirst(sampleRichText(sampleParagraph(linkTo('/pt/nada', sampleText('nada')))))).toEqual([plain('nada')]);
});

test('a path of the site leads to where the page lives today, with what follows it', () => {
  const text = sampleRichText(sampleParagraph(linkTo('/pt/problems/prostate-cancer#sintomas', sampleText('sintomas'))));
  expect(inFirst(text)).toEqual([{ kind: 'inside', to: '/pt/problemas/cancro-da-prostata#sintomas', children: [plain('sintomas')] }]);
});

test.each([
  ['https://uroweb.org/guidelines', 'https://uroweb.org/guidelines'],
  ['mailto:geral@exemplo.pt', 'mailto:geral@exemplo.pt'],
  ['tel:+351210000000', 'tel:+351210000000'],
])('%s is a link outside', (url, href) => {
  expect(inFirst(sampleRichText(sampleParagraph(linkTo(url, sampleText('fora')))))).toEqual([
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
  expect(inFirst(sampleRichText(sampleParagraph(linkTo(url, sampleText('clique')))))).toEqual([plain('clique')]);
  const typed = sampleBlock('autolink', [sampleText('clique')], { fields: { linkType: 'custom', url } });
  expect(inFirst(sampleRichText(sampleParagraph(typed)))).toEqual([plain('clique')]);
});

test('an address that an internal link carries along is not used', () => {
  const odd = sampleBlock('link', [sampleText('x')], { fields: { linkType: 'internal', url: 'javascript:alert(1)', doc: null } });
  expect(inFirst(sampleRichText(sampleParagraph(odd)))).toEqual([plain('x')]);
});

test('a link inside a link keeps only the outer one', () => {
  const [anchor] =
    inFirst(sampleRichText(sampleParagraph(linkTo('https://a.pt/', sampleText('fora '), linkTo('https://b.pt/', sampleText('dentro')))))) ??
    [];
  expect(anchor).toEqual({ kind: 'outside', href: 'https://a.pt/', newTab: false, children: [plain('fora '), plain('dentro')] });
});

test('what the site does not know keeps its words and loses its shape', () => {
  const table = sampleBlock('table', [
    sampleBlock('tablerow', [
      sampleBlock('tablecell', [sampleParagraph(sampleText('PSA'))]),
      sampleBlock('tablecell', [sampleText('4 ng')]),
    ]),
  ]);
  const odd = [sampleBlock('html', [], { text: '<script>alert(1)</script>' }), { type: 'iframe', src: 'https://mau.exemplo' }];
  const text = read(sampleRichText(table, ...odd));
  expect(text).toEqual([
    { kind: 'paragraph', children: [plain('PSA')] },
    { kind: 'paragraph', children: [plain('4 ng')] },
    { kind: 'paragraph', children: [plain('<script>alert(1)</script>')] },
  ]);
});

test('paragraphs inside a quote or an item do not run into each other', () => {
  const text = read(sampleRichText(sampleBlock('quote', [sampleParagraph(sampleText('Um.')), sampleParagraph(sampleText('Dois.'))])));
  expect(plainText(text)).toBe('Um.\nDois.');
});

test.each([null, undefined, '', 'texto', 7, [], {}, { root: null }, { root: { children: 'x' } }, { root: { children: [null, 3, 'x'] } }])(
  '%j is an empty text',
  (raw) => expect(read(raw)).toEqual([]),
);

test('one broken node does not take its neighbours along', () => {
  const broken = { type: 9, text: {}, format: 'x', children: 'y', fields: 3 };
  expect(plainText(read(sampleRichText(sampleParagraph(sampleText('antes ')), broken, sampleParagraph(sampleText('depois')))))).toBe(
    'antes\ndepois',
  );
});

test('empty paragraphs are left out', () => {
  expect(
    read(
      sampleRichText(
        sampleParagraph(),
        sampleParagraph(sampleText('')),
        sampleParagraph(lineBreak),
        sampleHeading('h3'),
        sampleList('bullet'),
      ),
    ),
  ).toEqual([]);
  expect(read(said('só isto'))).toHaveLength(1);
});
