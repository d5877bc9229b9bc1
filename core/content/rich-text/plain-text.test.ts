import { expect, test } from 'vitest';
import { sampleBook } from '../../addresses/sample-book.ts';
import {
  lineBreak,
  linkTo,
  listItem,
  sampleHeading,
  sampleList,
  sampleParagraph,
  sampleRichText,
  sampleText,
} from '../library/sample-library.ts';
import { lexical } from './lexical.ts';
import { linkResolver } from './links.ts';
import { plainText, wordCount } from './plain-text.ts';
import { toRichText } from './to-rich-text.ts';

const text = toRichText(
  lexical.parse(
    sampleRichText(
      sampleHeading('h3', sampleText('Antes')),
      sampleParagraph(
        sampleText('Leia o '),
        linkTo('https://exemplo.pt/', sampleText('folheto', 1)),
        sampleText('.'),
        lineBreak,
        sampleText('Depois beba.'),
      ),
      { type: 'horizontalrule' },
      sampleList('bullet', listItem(sampleText('água')), listItem(sampleList('number', listItem(sampleText('um copo'))))),
    ),
  ),
  linkResolver('pt', sampleBook),
);

test('a text becomes its words, a line for each block, with half a bold word still one word', () =>
  expect(plainText(text)).toBe('Antes\nLeia o folheto.\nDepois beba.\nágua\num copo'));

test('words are counted across blocks, links and lists', () => expect(wordCount(text)).toBe(9));

test('a text without words has none', () => expect(wordCount([{ kind: 'rule' }])).toBe(0));
