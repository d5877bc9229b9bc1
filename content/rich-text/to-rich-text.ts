import { fromMarkdown } from 'mdast-util-from-markdown';
import { blockNode } from './block-nodes.ts';
import { idsFor } from './inline-nodes.ts';
import { element, type LexicalText } from './nodes.ts';

/** Turns Markdown into what the back office's editor stores, or throws a refusal that says what it cannot hold. */
export function markdownToRichText(markdown: string): LexicalText {
  const makeId = idsFor(markdown);
  return {
    root: element(
      'root',
      fromMarkdown(markdown).children.map((node) => blockNode(node, makeId)),
    ),
  };
}
