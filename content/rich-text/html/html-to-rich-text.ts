import { idsFor } from '../inline-nodes.ts';
import {
  type BlockNode,
  breakNode,
  element,
  type InlineNode,
  type LexicalText,
  type LinkNode,
  paragraphNode,
  textFormats,
  textNode,
} from '../nodes.ts';
import { headingTagsFor } from './heading-tags.ts';
import {
  attributeOf,
  type Conversion,
  type HtmlElement,
  type HtmlLoss,
  type HtmlNode,
  type HtmlTargets,
  isElement,
  parseHtml,
  textIn,
} from './html-reader.ts';
import { listBlocks, quoteBlocks, tableBlocks } from './html-structures.ts';
import { tidyWords } from './tidy-words.ts';

const containers = new Set(
  'p div section article header footer main aside nav figure figcaption address center dl dt dd fieldset form li tbody tr td th'.split(' '),
);
const silent = new Set(['span', 'font', 'label', 'html', 'body']);
const looks: Record<string, number> = {
  strong: textFormats.bold,
  b: textFormats.bold,
  em: textFormats.italic,
  i: textFormats.italic,
  sub: textFormats.subscript,
  sup: textFormats.superscript,
};
const embeds = new Set(['iframe', 'video', 'audio', 'object', 'embed', 'canvas', 'svg']);
const hidden = new Set(['script', 'style', 'noscript', 'template', 'link', 'meta']);

type Piece = InlineNode | BlockNode;

/** Turns HTML into what the back office's editor stores. No word is left out; what it cannot hold besides is told as a loss. */
export function htmlToRichText(html: string, targets: HtmlTargets): { text: LexicalText | null; losses: HtmlLoss[] } {
  const losses: HtmlLoss[] = [];
  const lose: Conversion['lose'] = (kind, detail) => {
    if (!losses.some((loss) => loss.kind === kind && loss.detail === detail)) losses.push({ kind, detail });
  };
  const nodes = parseHtml(html);
  const tagOf = headingTagsFor(nodes, lose);
  const conversion: Conversion = {
    ...targets,
    makeId: idsFor(html),
    tagOf,
    lose,
    toBlocks: (inner, format) => toBlocks(inner, conversion, format),
  };
  const blocks = toBlocks(nodes, conversion, 0);
  return { text: blocks.length > 0 ? { root: element('root', blocks) } : null, losses };
}

/** Words that stand side by side become a paragraph; what is a block already stays one. */
function toBlocks(nodes: HtmlNode[], conversion: Conversion, format: number): BlockNode[] {
  const blocks: BlockNode[] = [];
  let run: InlineNode[] = [];
  const endParagraph = () => {
    const words = tidyWords(run);
    if (words.length > 0) blocks.push(paragraphNode(words));
    run = [];
  };
  for (const piece of nodes.flatMap((node) => piecesOf(node, conversion, format))) {
    if (isInline(piece)) run.push(piece);
    else {
      endParagraph();
      blocks.push(piece);
    }
  }
  endParagraph();
  return blocks;
}

const isInline = (piece: Piece): piece is InlineNode => ['text', 'linebreak', 'link'].includes(piece.type);

function piecesOf(node: HtmlNode, conversion: Conversion, format: number): Piece[] {
  if (node.nodeName === '#text' && 'value' in node) return node.value === '' ? [] : [textNode(node.value, format)];
  if (node.nodeName === '#comment' && 'data' in node) conversion.lose('hidden', `<!--${node.data.slice(0, 60)}-->`);
  return isElement(node) ? elementPieces(node, conversion, format) : [];
}

function elementPieces(node: HtmlElement, conversion: Conversion, format: number): Piece[] {
  const { tagName, childNodes } = node;
  const inside = (more = 0): Piece[] => childNodes.flatMap((child) => piecesOf(child, conversion, format | more));
  for (const name of ['style', 'class', 'align', 'color'])
    if (attributeOf(node, name)) conversion.lose('look', `${name}="${attributeOf(node, name)}"`);
  if (/^h[1-6]$/.test(tagName)) return headingBlocks(node, conversion, format);
  if (tagName in looks) return inside(looks[tagName]);
  if (silent.has(tagName)) return inside();
  if (containers.has(tagName)) return toBlocks(childNodes, conversion, format);
  if (hidden.has(tagName)) return lost(conversion, 'hidden', `<${tagName}> ${textIn(childNodes).trim().slice(0, 60)}`.trim());
  if (embeds.has(tagName)) {
    conversion.lose('embed', `<${tagName}> ${attributeOf(node, 'src') || attributeOf(node, 'data')}`.trim());
    return tagName === 'svg' ? [] : inside();
  }
  switch (tagName) {
    case 'br':
      return [breakNode];
    case 'hr':
      return [{ type: 'horizontalrule', version: 1 }];
    case 'a':
      return linkPieces(node, conversion, format);
    case 'img':
      return picturePieces(node, conversion);
    case 'ul':
    case 'ol':
      return listBlocks(node, conversion, format, 0);
    case 'blockquote':
      return quoteBlocks(node, conversion, format);
    case 'table':
      return tableBlocks(node, conversion, format);
    default:
      conversion.lose('element', `<${tagName}>`);
      return inside();
  }
}

function lost(conversion: Conversion, kind: HtmlLoss['kind'], detail: string): [] {
  conversion.lose(kind, detail);
  return [];
}

function headingBlocks(node: HtmlElement, conversion: Conversion, format: number): BlockNode[] {
  // The editor's headings are bold by themselves.
  return toBlocks(node.childNodes, conversion, format & ~textFormats.bold).map((block) =>
    block.type === 'paragraph'
      ? { ...element('heading', block.children.map(unbold)), tag: conversion.tagOf(Number(node.tagName[1])) }
      : block,
  );
}

const unbold = (node: InlineNode): InlineNode => (node.type === 'text' ? { ...node, format: node.format & ~textFormats.bold } : node);

function linkPieces(node: HtmlElement, conversion: Conversion, format: number): Piece[] {
  const pieces = node.childNodes.flatMap((child) => piecesOf(child, conversion, format));
  const href = attributeOf(node, 'href');
  if (href === '') return pieces;
  const fields = conversion.link(href);
  if (!fields) {
    conversion.lose('link', `«${textIn([node]).trim()}» → ${href}`);
    return pieces;
  }
  const words = pieces.filter(isInline).filter((piece) => piece.type !== 'link');
  if (words.length === 0) conversion.lose('link', `→ ${href}`);
  const link: LinkNode = { ...element('link', words), version: 3, id: conversion.makeId(), fields };
  return [...(words.length > 0 ? [link] : []), ...pieces.filter((piece) => !isInline(piece))];
}

function picturePieces(node: HtmlElement, conversion: Conversion): Piece[] {
  const src = attributeOf(node, 'src');
  const value = conversion.picture(src);
  if (!value) return lost(conversion, 'picture', src.startsWith('data:') ? 'data:…' : src);
  return [{ type: 'upload', version: 3, format: '', id: conversion.makeId(), relationTo: 'media', value, fields: null }];
}
