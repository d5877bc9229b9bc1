import { expect, test } from 'vitest';
import type { Inline, RichText } from '../content/shapes/rich-text.ts';
import { toSections } from './issue.ts';

const words = (text: string): Inline[] => [{ kind: 'words', text, bold: false, italic: false, raised: null }];

test('headings begin sections, lists stay lists, and what cannot be read aloud is left to the page', () => {
  const text: RichText = [
    { kind: 'paragraph', children: words('Beba mais de manhã.') },
    { kind: 'heading', level: 3, children: words('À noite') },
    {
      kind: 'list',
      ordered: false,
      items: [
        { children: words('Menos café'), list: null },
        { children: words('Menos chá'), list: null },
      ],
    },
    { kind: 'rule' },
    { kind: 'quote', children: words('Durmo melhor.') },
    { kind: 'heading', level: 3, children: words('Só com uma imagem') },
  ];
  expect(toSections(text)).toEqual([
    { title: '', parts: [{ kind: 'text', text: 'Beba mais de manhã.' }] },
    {
      title: 'À noite',
      parts: [
        { kind: 'items', items: ['Menos café', 'Menos chá'] },
        { kind: 'text', text: 'Durmo melhor.' },
      ],
    },
  ]);
});
