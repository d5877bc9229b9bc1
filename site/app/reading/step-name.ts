import type { Inline, TextNode } from '@clinic/core/content/shapes/rich-text';

const isBold = (inline: Inline): boolean => {
  switch (inline.kind) {
    case 'words':
      return inline.bold;
    case 'break':
      return false;
    case 'inside':
    case 'outside':
      return inline.children.every((child) => child.kind === 'words' && child.bold);
    default:
      return inline satisfies never;
  }
};

/** Bold words at the beginning of a step, and links among them, name it; the rest describes it. */
export function splitStepName(inlines: Inline[]): { name: Inline[]; text: Inline[] } {
  const end = inlines.findIndex((inline) => !isBold(inline));
  if (end < 1) return { name: [], text: inlines };
  const [first, ...others] = inlines.slice(end);
  const text = first ? [without(first, /^\s*[.:]?\s+/), ...others] : others;
  const name = inlines.slice(0, end);
  return { name: [...name.slice(0, -1), ...name.slice(-1).map((last) => without(last, /\s*[.:]?\s*$/))], text };
}

/** The name stands on a line of its own: its full stop and the space after it would hang there. */
const without = (inline: Inline, edge: RegExp): Inline =>
  inline.kind === 'words' ? ({ ...inline, text: inline.text.replace(edge, '') } satisfies TextNode) : inline;
