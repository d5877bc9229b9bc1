import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import type { DocumentReference } from '../../reference.ts';
import type { MakeId } from '../inline-nodes.ts';
import type { BlockNode, LinkFields } from '../nodes.ts';

export type HtmlNode = DefaultTreeAdapterMap['childNode'];
export type HtmlElement = DefaultTreeAdapterMap['element'];

/** What the back office's editor cannot hold of an HTML text; `detail` names it in the words of the source. */
export type HtmlLoss = { kind: HtmlLossKind; detail: string };
export type HtmlLossKind = 'table' | 'embed' | 'hidden' | 'look' | 'element' | 'link' | 'picture' | 'headingLevel' | 'nesting';

/** What only the world around a text knows; null where there is no such thing. */
export type HtmlTargets = {
  link: (href: string) => LinkFields | null;
  picture: (src: string) => DocumentReference | null;
};

/** One text being turned; `toBlocks` does the same for what stands inside an element. */
export type Conversion = HtmlTargets & {
  makeId: MakeId;
  tagOf: (level: number) => 'h3' | 'h4';
  lose: (kind: HtmlLossKind, detail: string) => void;
  toBlocks: (nodes: HtmlNode[], format: number) => BlockNode[];
};

export const parseHtml = (html: string): HtmlNode[] => parseFragment(html).childNodes;

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
export const attributeOf = ({ attrs }: HtmlElement, name: string): string => attrs.find((one) => one.name === name)?.value.trim() ?? '';

export const elementsIn = (nodes: HtmlNode[]): HtmlElement[] =>
  nodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element.childNodes)]);

/** The words of some nodes, as they stand. */
export const textIn = (nodes: HtmlNode[]): string =>
  nodes
    .map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : isElement(node) ? textIn(node.childNodes) : ''))
    .join('');
