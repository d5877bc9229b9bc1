import type { Inline, ListItem, RichBlock, RichText } from '../shapes/rich-text.ts';

/** The words alone, a line for each block. */
export const plainText = (text: RichText): string =>
  text
    .map((block) => ofBlock(block).trim())
    .filter(Boolean)
    .join('\n');

export const wordCount = (text: RichText): number => plainText(text).split(/\s+/).filter(Boolean).length;

function ofBlock(block: RichBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return ofInline(block.children);
    case 'list':
      return ofItems(block.items);
    case 'rule':
    case 'picture':
      return '';
    default:
      return block satisfies never;
  }
}

const ofItems = (items: ListItem[]): string =>
  items.map(({ children, list }) => [ofInline(children), ...(list ? [ofItems(list.items)] : [])].join('\n')).join('\n');

const ofInline = (children: Inline[]): string => children.map(wordsOf).join('');

function wordsOf(child: Inline): string {
  switch (child.kind) {
    case 'words':
      return child.text;
    case 'break':
      return '\n';
    case 'inside':
    case 'outside':
      return ofInline(child.children);
    default:
      return child satisfies never;
  }
}
