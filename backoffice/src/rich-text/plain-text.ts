import type { RichTextNode } from './rich-text-node.ts';

const inside = (node: RichTextNode): string => {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak') return '\n';
  return (node.children ?? []).map((child) => (child.children && child.type !== 'link' ? `${inside(child)}\n` : inside(child))).join('');
};

/** The words of a text: half a word in bold stays one word, two paragraphs stay two. */
export const plainTextOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'root' in value ? inside(value.root as RichTextNode).trim() : '';
