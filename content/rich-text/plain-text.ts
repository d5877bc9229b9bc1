import { valueAt } from '../value-at.ts';

/** The words of a rich text, block by block; for checks of wording. */
export function plainText(node: unknown): string {
  const text = valueAt(node, 'text');
  if (typeof text === 'string') return text;
  const children = valueAt(node, 'children') ?? valueAt(valueAt(node, 'root'), 'children');
  const isBlock = ['paragraph', 'heading', 'quote', 'listitem'].includes(String(valueAt(node, 'type')));
  return Array.isArray(children) ? children.map(plainText).join('') + (isBlock ? '\n' : '') : '';
}
