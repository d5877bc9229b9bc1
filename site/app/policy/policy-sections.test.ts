import type { RichBlock, TextNode } from '@clinic/core/content/shapes/rich-text';
import { expect, test } from 'vitest';
import { policySections } from './policy-sections.ts';

const words = (text: string): TextNode => ({ kind: 'words', text, bold: false, italic: false, raised: null });
const paragraph = (text: string): RichBlock => ({ kind: 'paragraph', children: [words(text)] });
const heading = (text: string, level: 3 | 4 = 3): RichBlock => ({ kind: 'heading', level, children: [words(text)] });

test('every heading opens a section whose address is its words', () => {
  const { introduction, sections } = policySections([
    paragraph('Antes'),
    heading('Durante quanto tempo guardamos os dados?'),
    paragraph('Dez anos'),
    heading('Exceções', 4),
  ]);
  expect(introduction).toEqual([paragraph('Antes')]);
  expect(sections).toEqual([
    {
      id: 'durante-quanto-tempo-guardamos-os-dados',
      title: 'Durante quanto tempo guardamos os dados?',
      text: [paragraph('Dez anos'), heading('Exceções', 4)],
    },
  ]);
});

test('two headings of the same words have two addresses', () => {
  const { sections } = policySections([heading('Contactos'), heading('Contactos'), heading('…')]);
  expect(sections.map(({ id }) => id)).toEqual(['contactos', 'contactos-2', 'seccao']);
});

test('a text without headings is all introduction', () => {
  expect(policySections([paragraph('Só isto')])).toEqual({ introduction: [paragraph('Só isto')], sections: [] });
});
