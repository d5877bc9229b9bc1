import { picture } from '../fields/picture.ts';
import type { RichBlock, RichText } from '../shapes/rich-text.ts';
import type { RawNode } from './lexical.ts';
import type { TextLinks } from './links.ts';
import { toInline } from './to-inline.ts';
import { toList } from './to-list.ts';

const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink']);
const lowerHeadings = new Set(['h4', 'h5', 'h6']);

/** What editors wrote, as blocks the site can show; empty blocks and whatever has no place in a text are left out. */
export function toRichText(nodes: RawNode[], links: TextLinks): RichText {
  const blocks: RichText = [];
  let loose: RawNode[] = [];
  const closeParagraph = () => {
    blocks.push(...withWords('paragraph', loose, links));
    loose = [];
  };
  for (const node of nodes) {
    if (inlineTypes.has(node.type)) {
      loose.push(node);
      continue;
    }
    closeParagraph();
    blocks.push(...toBlocks(node, links));
  }
  closeParagraph();
  return blocks;
}

function toBlocks(node: RawNode, links: TextLinks): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
    case 'quote':
      return withWords(node.type, node.children, links);
    case 'heading': {
      const children = toInline(node.children, links);
      return children.length > 0 ? [{ kind: 'heading', level: lowerHeadings.has(node.tag) ? 4 : 3, children }] : [];
    }
    case 'list': {
      const list = toList(node, links);
      return list.items.length > 0 ? [{ kind: 'list', ...list }] : [];
    }
    case 'horizontalrule':
      return [{ kind: 'rule' }];
    case 'upload': {
      const { data } = picture.safeParse(node.value);
      return node.relationTo === 'media' && data ? [{ kind: 'picture', picture: data }] : [];
    }
    default:
      return node.children.length > 0 ? toRichText(node.children, links) : withWords('paragraph', [node], links);
  }
}

function withWords(kind: 'paragraph' | 'quote', nodes: RawNode[], links: TextLinks): RichBlock[] {
  const children = toInline(nodes, links);
  return children.some((child) => child.kind !== 'break') ? [{ kind, children }] : [];
}
