import type { FieldText } from '@clinic/core/preview/match-text';
import type { FormState } from 'payload';

/** What is on no page, or stands there by itself. */
const unseen = /(?:^|\.)(?:id|blockName|blockType|slug)$|^(?:meta\.|_status$|updatedAt$|createdAt$)/;

type Node = { text?: unknown; children?: unknown };

/** The words of a rich text; blocks are set apart, pieces of one sentence are not. */
function wordsIn(node: Node): string {
  if (typeof node.text === 'string') return node.text;
  const children = Array.isArray(node.children) ? (node.children as Node[]) : [];
  const areBlocks = !children.some(({ text }) => typeof text === 'string');
  return children.map(wordsIn).join(areBlocks ? ' ' : '');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const root = typeof value === 'object' && value !== null && 'root' in value ? (value.root as Node) : null;
  return root ? wordsIn(root) : '';
}

/** All words of a form, field by field, in its order. */
export const formWords = (state: FormState): FieldText[] =>
  Object.entries(state).flatMap(([path, { value }]) => {
    const text = unseen.test(path) ? '' : textOf(value);
    return text ? [{ path, text }] : [];
  });
