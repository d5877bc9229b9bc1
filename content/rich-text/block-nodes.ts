import type { BlockContent, List, ListItem, Paragraph, RootContent } from 'mdast';
import { inlineNodes, type MakeId } from './inline-nodes.ts';
import { type BlockNode, breakNode, element, type InlineNode, type ListItemNode, type ListNode, paragraphNode } from './nodes.ts';
import { RichTextError } from './refusal.ts';

export function blockNode(node: RootContent, makeId: MakeId): BlockNode {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node, makeId);
    case 'heading': {
      const tag = ({ 3: 'h3', 4: 'h4' } as const)[node.depth as 3 | 4];
      if (!tag) throw new RichTextError('inside a text, headings are written ### or ####');
      return { ...element('heading', inlineNodes(node.children, makeId)), tag };
    }
    case 'list':
      return list(node, makeId, 0);
    case 'blockquote':
      return element('quote', quoted(node.children, makeId));
    case 'thematicBreak':
      return { type: 'horizontalrule', version: 1 };
    default:
      throw new RichTextError(`there is no ${node.type} in the back office’s editor`);
  }
}

function paragraph({ children }: Paragraph, makeId: MakeId): BlockNode {
  const [first] = children;
  if (children.length !== 1 || first?.type !== 'image') return paragraphNode(inlineNodes(children, makeId));
  const value = { refersTo: `pictures/${first.url}` };
  return { type: 'upload', version: 3, format: '', id: makeId(), relationTo: 'media', value, fields: null };
}

/** The editor keeps a quotation as one run of words. */
const quoted = (content: (BlockContent | RootContent)[], makeId: MakeId): InlineNode[] =>
  content.flatMap((node, index) => {
    if (node.type !== 'paragraph') throw new RichTextError('a quotation holds plain paragraphs only');
    return [...(index === 0 ? [] : [breakNode]), ...inlineNodes(node.children, makeId)];
  });

const list = ({ ordered, children }: List, makeId: MakeId, depth: number): ListNode => ({
  ...element('list', numbered(children.flatMap((item) => listItems(item, makeId, depth)))),
  ...(ordered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' }),
  start: 1,
});

/** The editor keeps a list inside a list as an item of its own, after the words it belongs to. */
function listItems({ children }: ListItem, makeId: MakeId, depth: number): ListItemNode[] {
  const [words, inner, ...rest] = children;
  if (words?.type !== 'paragraph' || (inner && inner.type !== 'list') || rest.length > 0)
    throw new RichTextError('an item of a list holds one paragraph and, below it, one list');
  return [
    item(inlineNodes(words.children, makeId), depth),
    ...(inner?.type === 'list' ? [item([list(inner, makeId, depth + 1)], depth)] : []),
  ];
}

const item = (children: ListItemNode['children'], depth: number): ListItemNode => ({ ...element('listitem', children, depth), value: 1 });

function numbered(items: ListItemNode[]): ListItemNode[] {
  let value = 1;
  return items.map((one) => ({ ...one, value: one.children[0]?.type === 'list' ? value : value++ }));
}
