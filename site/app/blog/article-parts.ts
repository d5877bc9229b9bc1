import type { Inline, RichBlock, RichText } from '@clinic/core/content/shapes/rich-text';

type ArticlePart = { id: string; title: string; text: RichText };

/** A long text by its main headings, so that the page's menu can lead to each. What stands before the first has no title. */
export function articleParts(text: RichText): ArticlePart[] {
  const parts: ArticlePart[] = [{ id: 'texto', title: '', text: [] }];
  for (const block of text) {
    if (isMainHeading(block)) parts.push({ id: `parte-${parts.length}`, title: wordsOf(block.children), text: [] });
    else parts.at(-1)?.text.push(block);
  }
  return parts.filter((part) => part.title !== '' || part.text.length > 0);
}

type Heading = Extract<RichBlock, { kind: 'heading' }>;
const isMainHeading = (block: RichBlock): block is Heading =>
  block.kind === 'heading' && block.level === 3 && wordsOf(block.children).trim() !== '';

const wordsOf = (inlines: Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'words' ? inline.text : inline.kind === 'break' ? ' ' : wordsOf(inline.children))).join('');
