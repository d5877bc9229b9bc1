import { lexical } from '@clinic/core/content/rich-text/lexical';
import { plainText } from '@clinic/core/content/rich-text/plain-text';
import { wordsOfField } from '@clinic/core/content/rich-text/rich-words';
import { toRichText } from '@clinic/core/content/rich-text/to-rich-text';
import { expect, test } from 'vitest';
import { validateRichText } from '../rich-text/validate-rich-text.ts';
import { headingOf, linkIn, paragraphOf, pictureIn, richTextOf } from '../testing/rich-text.ts';
import { richTextWords } from './rich-text-words.ts';

const text = (words: string, more: object = {}) => ({ type: 'text', text: words, format: 0, ...more });
const within = (type: string, children: object[], more: object = {}) => ({ type, children, ...more });
const nowhere = { toDocument: () => null, toPath: () => null };
const onTheSite = (value: object) => plainText(toRichText(lexical.parse(value), nowhere));

const answer = (value: object): unknown =>
  (validateRichText as (value: unknown, options: object) => unknown)(value, { req: { i18n: { language: 'pt' } } });

test('a text keeps the words under which it was signed', () => {
  const item = (...children: object[]) => within('listitem', children);
  const written = richTextOf(
    headingOf('h4', 'De noite'),
    within('paragraph', [text(' 10'), text('3', { format: 64 }), { type: 'linebreak' }, text('H'), text('2', { format: 33 }), text('O ')]),
    within('paragraph', [text('   ')]),
    within('list', [
      item(text('um')),
      item(within('list', [item(text('dois'))])),
      item(linkIn('três', { linkType: 'custom', url: '/pt' })),
    ]),
    pictureIn(7),
    { type: 'horizontalrule' },
    within('quote', [
      text('Fale '),
      within('link', [text('connosco')], { fields: { linkType: 'custom', url: 'https://a.pt' } }),
      text('.'),
    ]),
    within('quote', [text('Beba '), text('água.', { format: 1 })]),
  );
  expect(richTextWords(written)).toBe('h4: De noite\n10^(3)\nH_(2)O\n• um\n◦• dois\n• três\n[imagem n.º 7]\nFale\nconnosco\n.\nBeba água.');
  expect(richTextWords(null)).toBe('');
});

const twofold: [string, object, string][] = [
  ['a word with another inside', within('paragraph', [text('Beba água.', { children: [text('Tome dez.')] })]), 'Tome dez.'],
  ['a paragraph with a word of its own', within('paragraph', [text('Tome dez.')], { text: 'Beba água.' }), 'Tome dez.'],
  ['a line break with words inside', within('paragraph', [within('linebreak', [text('Tome dez.')])]), 'Tome dez.'],
  ['a rule in a paragraph, with words', within('paragraph', [within('horizontalrule', [text('Tome dez.')])]), 'Tome dez.'],
  ['a picture in a paragraph, with words', within('paragraph', [{ ...pictureIn(7), text: 'Tome dez.' }]), 'Tome dez.'],
  ['an item with a word of its own', within('list', [within('listitem', [text('Tome dez.')], { text: 'Beba água.' })]), 'Tome dez.'],
];

test.each(twofold)('%s: the words that readers see are those that are signed, and it is not published', (_, node, seen) => {
  const written = richTextOf(node);
  expect(onTheSite(written)).toContain(seen);
  expect(richTextWords(written)).toContain(seen);
  expect(wordsOfField(written)).not.toContain('Beba água.');
  expect(answer(written)).toContain('O texto tem uma parte que o site não sabe mostrar');
});

test('the place of a list among the words of a paragraph counts', () => {
  const not = within('list', [within('listitem', [text('não')])]);
  const [before, after] = [
    [not, text('tome')],
    [text('tome'), not],
  ].map((children) => richTextWords(richTextOf(within('paragraph', children))));
  expect(before).not.toBe(after);
});

test('under which entry of a list another stands counts: what is not to be taken does not become what is', () => {
  const entry = (...children: object[]) => within('listitem', children);
  const below = (...entries: object[]) => entry(within('list', entries));
  const both = richTextWords(richTextOf(within('list', [entry(text('Não tome')), below(entry(text('a')), entry(text('b')))])));
  const one = richTextWords(richTextOf(within('list', [entry(text('Não tome')), below(entry(text('a'))), entry(text('b'))])));
  expect(both).not.toBe(one);
});

test('what editors write is published', () => {
  const url = 'https://exemplo.pt/';
  const tab = within('paragraph', [{ type: 'tab', text: '\t' }, { type: 'linebreak' }, text('a')]);
  const good = richTextOf(headingOf('h3', 'a'), paragraphOf('b'), linkIn('c', { linkType: 'custom', url }), pictureIn(1), tab);
  expect(answer(good)).toBe(true);
});
