import type { Inline, RichText } from '@clinic/core/content/shapes/rich-text';
import { expect, test } from 'vitest';
import { hasContent, hasText } from './is-empty.ts';

const words = (text: string): Inline => ({ kind: 'words', text, bold: false, italic: false, raised: null });
const paragraph = (...children: Inline[]): RichText => [{ kind: 'paragraph', children }];

test('empty paragraphs, line breaks and rules are nothing to read', () => {
  expect(hasText([])).toBe(false);
  expect(hasText([...paragraph(), ...paragraph(words('  '), { kind: 'break' }), { kind: 'rule' }])).toBe(false);
  expect(hasText([{ kind: 'list', ordered: false, items: [{ children: [], list: null }] }])).toBe(false);
});

test('one word is enough, also inside a list in a list', () => {
  expect(hasText(paragraph(words('Rim')))).toBe(true);
  const inner = { ordered: false, items: [{ children: [words('Rim')], list: null }] };
  expect(hasText([{ kind: 'list', ordered: true, items: [{ children: [], list: inner }] }])).toBe(true);
});

test('a title alone is no section; a film alone is', () => {
  expect(hasContent({ title: 'Diagnóstico', text: [] })).toBe(false);
  expect(hasContent({ title: '', text: [], film: { youtubeId: 'abc_DEF-123', caption: '', preview: null } })).toBe(true);
});
