import type { Block } from '@clinic/core/content/shapes/blocks';
import { expect, test } from 'vitest';
import { withOwnAnchors } from './own-anchors.ts';

const faqs = (anchor: string): Block => ({ kind: 'faqs', anchor, menu: '', faqs: { title: '', items: [] } });

test('a block does not take the place of a part of the page', () => {
  expect(withOwnAnchors([faqs('perguntas'), faqs('antes-de-vir')])).toEqual([faqs(''), faqs('antes-de-vir')]);
});
