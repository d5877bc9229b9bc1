import type { Block, ContentBlock } from '@clinic/core/content/shapes/blocks';
import { expect, test } from 'vitest';
import { blockId, blockMenu, endsWithBanner, headingTags, tagBelow } from './block-places.ts';

const look = { headingTag: 'h2', headingStyle: 'title', pictureRight: false, background: 'none', arrangement: 'none' } as const;
const content = (given: Partial<Omit<ContentBlock, 'look'>>, headingTag: 'h2' | 'h3' = 'h2'): ContentBlock => ({
  kind: 'content',
  anchor: '',
  menu: '',
  title: '',
  subtitle: '',
  intro: '',
  text: [],
  picture: null,
  film: null,
  pdf: null,
  href: '',
  action: null,
  quiz: null,
  items: [],
  noBanner: false,
  ...given,
  look: { ...look, headingTag },
});
const outsideQuiz: Block = { kind: 'outsideQuiz', title: 'Teste', url: 'https://quiz.exemplo.pt/' };

test('the page’s menu names the sections that have a name in it, in their order', () => {
  const blocks = [content({ anchor: 'para-quem-e', menu: 'Para quem é' }), outsideQuiz, content({ menu: 'Exames' })];
  expect(blockMenu(blocks)).toEqual([
    { id: 'para-quem-e', title: 'Para quem é' },
    { id: 'seccao-3', title: 'Exames' },
  ]);
});

test('a section without an anchor is known by its place', () => expect(blockId(outsideQuiz, 1)).toBe('seccao-2'));

test('no title of the third level stands before one of the second', () => {
  const blocks = [content({}, 'h3'), content({ title: 'A' }, 'h3'), content({ title: 'B' }, 'h3'), outsideQuiz];
  expect(headingTags(blocks)).toEqual(['h2', 'h2', 'h3', 'h2']);
});

test('what stands inside a section is a level below its title, or in its place where it has none', () => {
  expect(tagBelow('Exames', 'h2')).toBe('h3');
  expect(tagBelow('Exames', 'h3')).toBe('h4');
  expect(tagBelow('', 'h2')).toBe('h2');
});

test('one section may ask that no booking banner ends the page', () => {
  expect(endsWithBanner([content({}), outsideQuiz])).toBe(true);
  expect(endsWithBanner([content({}), content({ noBanner: true })])).toBe(false);
});
