import { expect, test } from 'vitest';
import { textOfNode } from '../words-of.ts';
import { markdownToRichText } from './to-rich-text.ts';

const blocks = (markdown: string) => markdownToRichText(markdown).root.children;
const inline = (markdown: string) => {
  const [block] = blocks(markdown);
  return block && 'children' in block ? block.children : [];
};

test('paragraphs end at an empty line; the end of a line in the file is a space', () => {
  expect(blocks('Uma linha\ne outra.\n\nNovo parágrafo.')).toMatchObject([
    { type: 'paragraph', children: [{ type: 'text', text: 'Uma linha e outra.', format: 0 }] },
    { type: 'paragraph', children: [{ text: 'Novo parágrafo.' }] },
  ]);
});

test('bold, italic, raised and lowered words carry the editor’s bits, and add up', () => {
  expect(inline('**a** *b* ***c*** 30 cm^3^ H~2~O')).toMatchObject([
    { text: 'a', format: 1 },
    { text: ' ' },
    { text: 'b', format: 2 },
    { text: ' ' },
    { text: 'c', format: 3 },
    { text: ' 30 cm' },
    { text: '3', format: 64 },
    { text: ' H' },
    { text: '2', format: 32 },
    { text: 'O' },
  ]);
});

test('two spaces at the end of a line break it', () => {
  expect(inline('Rua do Exemplo  \nLisboa')).toMatchObject([{ text: 'Rua do Exemplo' }, { type: 'linebreak' }, { text: 'Lisboa' }]);
});

test('### and #### are the editor’s two headings', () => {
  expect(blocks('### Antes\n\n#### Na véspera')).toMatchObject([
    { type: 'heading', tag: 'h3' },
    { type: 'heading', tag: 'h4' },
  ]);
});

test('lists keep their kind, and a list inside a list becomes an item after its words', () => {
  const [bullets] = blocks('- um\n- dois\n  1. dentro\n- três');
  const [numbers] = blocks('1. a\n2. b');
  expect(bullets).toMatchObject({
    type: 'list',
    listType: 'bullet',
    tag: 'ul',
    children: [
      { type: 'listitem', value: 1, indent: 0, children: [{ text: 'um' }] },
      { value: 2, children: [{ text: 'dois' }] },
      { value: 3, children: [{ type: 'list', listType: 'number', children: [{ indent: 1, value: 1, children: [{ text: 'dentro' }] }] }] },
      { value: 3, children: [{ text: 'três' }] },
    ],
  });
  expect(numbers).toMatchObject({ listType: 'number', tag: 'ol', start: 1, children: [{ value: 1 }, { value: 2 }] });
});

test('a quotation, a rule and a picture stand alone', () => {
  expect(blocks('> Palavras\n> dela.\n\n---\n\n![](rim.svg)')).toMatchObject([
    { type: 'quote', children: [{ text: 'Palavras dela.' }] },
    { type: 'horizontalrule' },
    { type: 'upload', relationTo: 'media', value: { refersTo: 'pictures/rim.svg' } },
  ]);
});

test.each([
  [
    'analises_exames/biopsia-prostatica',
    { linkType: 'internal', doc: { relationTo: 'analises_exames', value: { refersTo: 'analises_exames/biopsia-prostatica' } } },
  ],
  ['/pt/equipa', { linkType: 'custom', url: '/pt/equipa', newTab: false }],
  ['https://uroweb.org/guidelines', { linkType: 'custom', url: 'https://uroweb.org/guidelines', newTab: true }],
  ['mailto:geral@exemplo.pt', { linkType: 'custom', newTab: false }],
  ['tel:+351210000000', { linkType: 'custom', newTab: false }],
])('a link may lead to %s', (target, fields) => {
  expect(inline(`Veja [isto](${target}).`)).toMatchObject([{}, { type: 'link', fields, children: [{ text: 'isto' }] }, {}]);
});

test.each([
  ['# Título', '### or ####'],
  ['## Título', '### or ####'],
  ['`código`', 'no inlineCode'],
  ['<b>negrito</b>', 'no html'],
  ['<div>caixa</div>', 'no html'],
  ['Aqui ![](rim.svg) está', 'a paragraph of its own'],
  ['[x](problema/rim)', 'neither a document’s folder'],
  ['[x](http://exemplo.pt)', 'neither a document’s folder'],
  ['[x](javascript:alert(1))', 'neither a document’s folder'],
  ['- um\n\n  dois', 'one paragraph'],
  ['> - um', 'plain paragraphs only'],
])('%j is refused, because the editor could not hold it', (markdown, reason) => {
  expect(() => markdownToRichText(markdown)).toThrow(reason);
});

test('the same text always gets the same ids, and no two links share one', () => {
  const markdown = '[a](/pt/equipa) e [b](/pt/equipa)';
  expect(markdownToRichText(markdown)).toEqual(markdownToRichText(markdown));
  const ids = inline(markdown).flatMap((node) => ('id' in node ? [node.id] : []));
  expect(new Set(ids).size).toBe(2);
});

test('its words can be read without their arrangement', () => {
  expect(textOfNode(markdownToRichText('### Antes\n\nBeba **água**.\n\n- [um](/pt)\n- dois'))).toBe('Antes\nBeba água.\num\ndois\n');
});
