import type { RichText } from '@clinic/core/content/shapes/rich-text';
import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const paragraph = (words: number): RichText => [
  { kind: 'paragraph', children: [{ kind: 'words', text: 'palavra '.repeat(words), bold: false, italic: false, raised: null }] },
];

test('sections and answers count, at two hundred words a minute', () => {
  const faqs = { title: '', items: [{ question: 'Dói?', answer: paragraph(400) }] };
  expect(readingMinutes([{ text: paragraph(500) }, { text: paragraph(300) }], faqs)).toBe(6);
});

test('the shortest page takes a minute', () => {
  expect(readingMinutes([])).toBe(1);
});
