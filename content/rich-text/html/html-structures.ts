import { type BlockNode, element, type InlineNode, type ListItemNode, type ListNode, paragraphNode, textNode } from '../nodes.ts';
import { type Conversion, elementsIn, type HtmlElement, type HtmlNode, isElement } from './html-reader.ts';
import { joinLines, tidyWords } from './tidy-words.ts';

const numbered = (items: ListItemNode[]): ListItemNode[] => {
  let value = 1;
  return items.map((one) => ({ ...one, value: one.children[0]?.type === 'list' ? value : value++ }));
};

/** A list, and after it whatever stood inside and cannot: pictures and rules. */
export function listBlocks(node: HtmlElement, conversion: Conversion, format: number, depth: number): BlockNode[] {
  const after: BlockNode[] = [];
  const items = node.childNodes.flatMap((child) => listItems(child, conversion, format, depth, after));
  const look = node.tagName === 'ol' ? ({ listType: 'number', tag: 'ol' } as const) : ({ listType: 'bullet', tag: 'ul' } as const);
  const list: ListNode = { ...element('list', numbered(items)), ...look, start: 1 };
  return [...(items.length > 0 ? [list] : []), ...after];
}

function listItems(child: HtmlNode, conversion: Conversion, format: number, depth: number, after: BlockNode[]): ListItemNode[] {
  const content = isElement(child) && child.tagName === 'li' ? child.childNodes : [child];
  const isList = (node: HtmlNode): node is HtmlElement => isElement(node) && ['ul', 'ol'].includes(node.tagName);
  const words: InlineNode[][] = [];
  for (const block of conversion.toBlocks(
    content.filter((node) => !isList(node)),
    format,
  )) {
    const lines = linesOf(block);
    words.push(...lines);
    if (lines.length === 0) {
      conversion.lose('nesting', block.type === 'upload' ? '<li> <img>' : '<li> <hr>');
      after.push(block);
    } else if (block.type !== 'paragraph') conversion.lose('nesting', `<li> ${block.type}`);
  }
  const item = (children: ListItemNode['children']): ListItemNode => ({ ...element('listitem', children, depth), value: 1 });
  const inner = content.filter(isList).flatMap((list) => listBlocks(list, conversion, format, depth + 1));
  for (const block of inner) if (block.type !== 'list') after.push(block);
  return [
    ...(words.length > 0 ? [item(joinLines(words))] : []),
    ...inner.flatMap((block) => (block.type === 'list' ? [item([block])] : [])),
  ];
}

/** The editor keeps a quotation as one run of words. */
export function quoteBlocks(node: HtmlElement, conversion: Conversion, format: number): BlockNode[] {
  const blocks = conversion.toBlocks(node.childNodes, format);
  for (const { type } of blocks) if (type !== 'paragraph') conversion.lose('nesting', `<blockquote> ${type}`);
  const words = blocks.flatMap(linesOf);
  return [...(words.length > 0 ? [element('quote', joinLines(words))] : []), ...blocks.filter((block) => linesOf(block).length === 0)];
}

/** There are no tables: each row becomes a line of words. */
export function tableBlocks(node: HtmlElement, conversion: Conversion, format: number): BlockNode[] {
  const rows = elementsIn([node]).filter(({ tagName }) => tagName === 'tr');
  conversion.lose('table', `<table> ${rows.length}`);
  const captions = elementsIn([node]).filter(({ tagName }) => tagName === 'caption');
  const pictures: BlockNode[] = [];
  const lines = [...captions.map((caption) => [caption]), ...rows.map((row) => row.childNodes.filter(isElement))].map((cells) =>
    cells.flatMap((cell, index): InlineNode[] => {
      const blocks = conversion.toBlocks(cell.childNodes, format);
      pictures.push(...blocks.filter((block) => linesOf(block).length === 0));
      const words = joinLines(blocks.flatMap(linesOf));
      return index === 0 ? words : [textNode(' · ', 0), ...words];
    }),
  );
  const paragraphs = lines.map(tidyWords).filter((words) => words.length > 0);
  return [...paragraphs.map(paragraphNode), ...pictures];
}

/** The words of a block, line by line; none where it has no words. */
function linesOf(block: BlockNode): InlineNode[][] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [block.children];
    case 'list':
      return block.children.flatMap(({ children }) =>
        children[0]?.type === 'list' ? linesOf(children[0]) : [children.filter((child) => child.type !== 'list')],
      );
    case 'horizontalrule':
    case 'upload':
      return [];
    default:
      return block satisfies never;
  }
}
