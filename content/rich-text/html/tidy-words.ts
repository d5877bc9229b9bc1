import { breakNode, type InlineNode, type LexicalTextNode, type LinkNode, textNode } from '../nodes.ts';

type Leaf = Exclude<InlineNode, LinkNode>;

/**
 * The words of one paragraph as a browser would show them: runs of spaces are one, and none stands at the beginning, at the end or beside a
 * broken line. Hard spaces stay, unless there is nothing else.
 */
export function tidyWords(nodes: InlineNode[]): InlineNode[] {
  const isEmpty = nodes.flatMap(leavesOf).every((leaf) => leaf.type === 'linebreak' || leaf.text.trim() === '');
  if (isEmpty) return [];
  let isAtSpace = true;
  const collapse = (leaf: Leaf): Leaf => {
    if (leaf.type === 'linebreak') {
      isAtSpace = true;
      return leaf;
    }
    const text = leaf.text.replaceAll(/[ \t\n\r\f]+/g, ' ').replace(/^ /, isAtSpace ? '' : ' ');
    if (text !== '') isAtSpace = text.endsWith(' ');
    return { ...leaf, text };
  };
  const forward = mapLeaves(nodes, collapse);
  let isBeforeBreak = true;
  const cutEnd = (leaf: Leaf): Leaf => {
    if (leaf.type === 'linebreak') {
      isBeforeBreak = true;
      return leaf;
    }
    const text = isBeforeBreak ? leaf.text.replace(/ $/, '') : leaf.text;
    if (text !== '') isBeforeBreak = false;
    return { ...leaf, text };
  };
  return withoutEdges(mapLeaves(forward.toReversed(), cutEnd, true).toReversed().flatMap(kept)).reduce<InlineNode[]>(joined, []);
}

const leavesOf = (node: InlineNode): Leaf[] => (node.type === 'link' ? node.children : [node]);

const mapLeaves = (nodes: InlineNode[], change: (leaf: Leaf) => Leaf, isBackwards = false): InlineNode[] =>
  nodes.map((node) => {
    if (node.type !== 'link') return change(node);
    const children = isBackwards ? node.children.toReversed().map(change).toReversed() : node.children.map(change);
    return { ...node, children };
  });

/** A link without a word cannot be pressed. */
const kept = (node: InlineNode): InlineNode[] => {
  if (node.type === 'text') return node.text === '' ? [] : [node];
  if (node.type !== 'link') return [node];
  const children = node.children.filter((child) => child.type === 'linebreak' || child.text !== '').reduce<Leaf[]>(joined, []);
  return children.length > 0 ? [{ ...node, children }] : [];
};

const withoutEdges = (nodes: InlineNode[]): InlineNode[] => {
  const isWords = ({ type }: InlineNode) => type !== 'linebreak';
  return nodes.slice(nodes.findIndex(isWords), nodes.findLastIndex(isWords) + 1);
};

/** Neighbours of one look are one text, as the editor would have written them. */
function joined<Node extends InlineNode>(before: Node[], node: Node): Node[] {
  const last = before.at(-1);
  if (last?.type !== 'text' || node.type !== 'text' || last.format !== node.format) return [...before, node];
  return [...before.slice(0, -1), textNode(last.text + node.text, last.format) as LexicalTextNode & Node];
}

export const joinLines = (lines: InlineNode[][]): InlineNode[] =>
  lines.flatMap((line, index) => (index === 0 ? line : [breakNode, ...line]));
