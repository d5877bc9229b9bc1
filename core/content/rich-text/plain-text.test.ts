import { expect, test } from 'vitest';
import { sampleBook } from '../../addresses/sample-book.ts';
import { linksIn } from '../links.ts';
import { heading, lineBreak, linkTo, list, listItem, paragraph, richText, words } from '../sample-library.ts';
import { lexical } from './lexical.ts';
import { plainText, wordCount } from './plain-text.ts';
import { toRichText } from './to-rich-text.ts';

const text = toRichText(
  lexical.parse(
    richText(
      heading('h3', words('Antes')),
      paragraph(words('Leia o '), linkTo('https://exemplo.pt/', words('folheto', 1)), words('.'), lineBreak, words('Depois beba.')),
      { type: 'horizontalrule' },
      list('bullet', listItem(words('água')), listItem(list('number', listItem(words('um copo'))))),
    ),
  ),
  linksIn('pt', sampleBook),
);

test('a text becomes its words, a line for each block, with half a bold word still one word', () =>
  expect(plainText(text)).toBe('Antes\nLeia o folheto.\nDepois beba.\nágua\num copo'));

test('words are counted across blocks, links and lists', () => expect(wordCount(text)).toBe(9));

test('a text without words has none', () => expect(wordCount([{ kind: 'rule' }])).toBe(0));
