import type { Address } from '@clinic/core/addresses/path-to';
import { lexical, type RawNode } from '@clinic/core/content/rich-text/lexical';
import type { TextLinks } from '@clinic/core/content/rich-text/links';
import { toRichText } from '@clinic/core/content/rich-text/to-rich-text';
import type { Inline, ListItem, RichBlock } from '@clinic/core/content/shapes/rich-text';

/** Where links lead is left out: they are mended often. */
const somewhere = (): Address => '/pt' as Address;
const links: TextLinks = { toDocument: somewhere, toPath: somewhere };

/** A picture stands as its number; whatever else hides in its node is read, too. */
function withPictureNumbers(node: RawNode): RawNode {
  const children = node.children.map(withPictureNumbers);
  if (node.type !== 'upload') return { ...node, children };
  const said = { ...node, type: 'text', children: [] };
  const number = { ...said, text: `[imagem n.º ${String(node.value)}]`, format: 0 };
  return { ...node, type: 'paragraph', children: [number, ...(node.text ? [said] : []), ...children] };
}

/** Bold and italic change no meaning; 10³ and 103 are two numbers. */
const raisedAs = { super: '^', sub: '_' };

function inline(child: Inline): string {
  switch (child.kind) {
    case 'words':
      return child.raised ? `${raisedAs[child.raised]}(${child.text})` : child.text;
    case 'break':
      return '\n';
    case 'inside':
    case 'outside':
      return child.children.map(inline).join('');
    default:
      return child satisfies never;
  }
}

const joined = (children: Inline[]): string => children.map(inline).join('').trim();

const begun = (beginning: string, children: Inline[]): string[] => (joined(children) ? [beginning + joined(children)] : []);

/** An entry that moves out of “do not take” says something else. */
const ofItems = (items: ListItem[], depth = 0): string[] =>
  items.flatMap(({ children, list }) => [...begun(`${'◦'.repeat(depth)}• `, children), ...(list ? ofItems(list.items, depth + 1) : [])]);

function linesOf(block: RichBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return begun('', block.children);
    case 'heading':
      return begun(`h${block.level}: `, block.children);
    case 'quote':
      // Piece by piece where there is a link in it: so it was written down under the signatures there are.
      return block.children.some(({ kind }) => kind === 'inside' || kind === 'outside')
        ? block.children.flatMap((child) => begun('', [child]))
        : begun('', block.children);
    case 'list':
      return ofItems(block.items);
    case 'rule':
    case 'picture':
      return [];
    default:
      return block satisfies never;
  }
}

/** The words of a text as the site reads them out of it, a line for each paragraph, heading and entry of a list. */
export const richTextWords = (value: unknown): string =>
  toRichText(lexical.parse(value).map(withPictureNumbers), links).flatMap(linesOf).join('\n');
