import type { Anchor, Break, Inline, TextNode } from '../shapes/rich-text.ts';
import type { RawNode } from './lexical.ts';
import type { TextLinks } from './links.ts';

const bits = { bold: 1, italic: 2, subscript: 32, superscript: 64 };

const isLink = ({ type }: RawNode) => type === 'link' || type === 'autolink';

/** The words of some nodes, one after the other; what is neither words nor link gives its words and loses its shape. */
export function toInline(nodes: RawNode[], links: TextLinks): Inline[] {
  const inline: Inline[] = [];
  for (const node of nodes) {
    const anchor = isLink(node) ? toAnchor(node, links) : null;
    const within = anchor ? [anchor] : node.children.length > 0 ? toInline(node.children, links) : toWords(node);
    // Two paragraphs where there can be one must not run into each other.
    if (!isLink(node) && node.children.length > 0 && inline.length > 0 && within.length > 0) inline.push({ kind: 'break' });
    inline.push(...within);
  }
  return inline;
}

/** The same without links, for what stands inside a link. */
const toPlainInline = (nodes: RawNode[]): (TextNode | Break)[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? toPlainInline(node.children) : toWords(node)));

function toWords({ type, text, format }: RawNode): (TextNode | Break)[] {
  if (type === 'linebreak') return [{ kind: 'break' }];
  if (text === '') return [];
  const is = (bit: number) => (format & bit) !== 0;
  const raised = is(bits.superscript) ? 'super' : is(bits.subscript) ? 'sub' : null;
  return [{ kind: 'words', text, bold: is(bits.bold), italic: is(bits.italic), raised }];
}

/** A link that leads nowhere, or somewhere unsafe, is none: its words stay. */
function toAnchor({ fields, children }: RawNode, links: TextLinks): Anchor | null {
  const words = toPlainInline(children);
  if (!fields || words.length === 0) return null;
  const { linkType, doc, url, newTab } = fields;
  const to = linkType === 'internal' ? doc?.value && links.toDocument(doc.relationTo, doc.value) : links.toPath(url.trim());
  if (to) return { kind: 'inside', to, children: words };
  const href = linkType === 'internal' ? null : outsideUrl(url.trim());
  return href ? { kind: 'outside', href, newTab, children: words } : null;
}

const allowed = new Set(['https:', 'mailto:', 'tel:']);

/** An address outside the site that a visitor may be sent to; `javascript:`, `data:` and the like are none. */
function outsideUrl(value: string): string | null {
  if (!URL.canParse(value)) return null;
  // The parser sees through line breaks and capitals that hide what an address is; its own spelling hides nothing.
  const { protocol, href } = new URL(value);
  return allowed.has(protocol) ? href : null;
}
