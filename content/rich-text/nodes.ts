import type { DocumentReference } from '../reference.ts';

/** Rich text as the back office's editor stores it (Lexical), in the nodes that editor offers and no others. */
export type LexicalText = { root: Element<'root', BlockNode> };

type Element<Type extends string, Child> = {
  type: Type;
  version: 1;
  direction: 'ltr';
  format: '';
  indent: number;
  children: Child[];
};
export type LexicalTextNode = { type: 'text'; version: 1; detail: 0; format: number; mode: 'normal'; style: ''; text: string };
export type BreakNode = { type: 'linebreak'; version: 1 };
export type LinkFields =
  | { linkType: 'internal'; doc: { relationTo: string; value: DocumentReference }; newTab: false }
  | { linkType: 'custom'; url: string; newTab: boolean };
export type LinkNode = Omit<Element<'link', LexicalTextNode | BreakNode>, 'version'> & { version: 3; id: string; fields: LinkFields };
export type InlineNode = LexicalTextNode | BreakNode | LinkNode;

export type ParagraphNode = Element<'paragraph', InlineNode> & { textFormat: 0; textStyle: '' };
type HeadingNode = Element<'heading', InlineNode> & { tag: 'h3' | 'h4' };
type QuoteNode = Element<'quote', InlineNode>;
export interface ListItemNode extends Element<'listitem', InlineNode | ListNode> {
  value: number;
}
export interface ListNode extends Element<'list', ListItemNode> {
  listType: 'bullet' | 'number';
  tag: 'ul' | 'ol';
  start: 1;
}
type RuleNode = { type: 'horizontalrule'; version: 1 };
type UploadNode = { type: 'upload'; version: 3; format: ''; id: string; relationTo: 'media'; value: DocumentReference; fields: null };
export type BlockNode = ParagraphNode | HeadingNode | QuoteNode | ListNode | RuleNode | UploadNode;

/** Lexical's bits for the look of a text. */
export const textFormats = { bold: 1, italic: 2, subscript: 32, superscript: 64 } as const;

export const element = <Type extends string, Child>(type: Type, children: Child[], indent = 0): Element<Type, Child> => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent,
  children,
});

export const textNode = (text: string, format: number): LexicalTextNode => ({
  type: 'text',
  version: 1,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text,
});
export const breakNode: BreakNode = { type: 'linebreak', version: 1 };
export const paragraphNode = (children: InlineNode[]): ParagraphNode => ({
  ...element('paragraph', children),
  textFormat: 0,
  textStyle: '',
});
