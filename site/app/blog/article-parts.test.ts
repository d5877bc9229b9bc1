import type { Inline, RichText } from '@clinic/core/content/shapes/rich-text';
import { expect, test } from 'vitest';
import { articleParts } from './article-parts.ts';

const words = (text: string): Inline => ({ kind: 'words', text, bold: false, italic: false, raised: null });
const paragraph = (text: string) => ({ kind: 'paragraph' as const, children: [words(text)] });
const heading = (text: string, level: 3 | 4 = 3) => ({ kind: 'heading' as const, level, children: [words(text)] });

test('each main heading begins a part; smaller ones stay inside', () => {
  const text: RichText = [paragraph('a'), heading('Beber'), paragraph('b'), heading('Quanto', 4), heading('Dormir'), paragraph('c')];
  expect(articleParts(text)).toEqual([
    { id: 'texto', title: '', text: [text[0]] },
    { id: 'parte-1', title: 'Beber', text: [text[2], text[3]] },
    { id: 'parte-2', title: 'Dormir', text: [text[5]] },
  ]);
});

test('a text that begins with a heading has no empty part before it', () => {
  expect(articleParts([heading('Beber'), paragraph('b')]).map(({ title }) => title)).toEqual(['Beber']);
});

test('a heading without words begins nothing', () => expect(articleParts([paragraph('a'), heading(' ')])).toHaveLength(1));
test('no text, no parts', () => expect(articleParts([])).toEqual([]));
