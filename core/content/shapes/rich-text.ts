import type { Address } from '../../addresses/path-to.ts';
import type { Picture } from './picture.ts';

/** Words as editors arrange them: structure, never markup. Everything the editor offers is here, and everything here is rendered. */
export type RichText = RichBlock[];

export type RichBlock =
  | { kind: 'paragraph'; children: Inline[] }
  /** 3: heading inside a section, 4: below it. A page that is one text shows them one level higher. */
  | { kind: 'heading'; level: 3 | 4; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | { kind: 'quote'; children: Inline[] }
  | { kind: 'rule' }
  | { kind: 'picture'; picture: Picture };

export type ListItem = { children: Inline[]; list: { ordered: boolean; items: ListItem[] } | null };

export type Inline = TextNode | Break | Anchor;
export type TextNode = { kind: 'words'; text: string; bold: boolean; italic: boolean; raised: 'super' | 'sub' | null };
export type Break = { kind: 'break' };
/** `address` inside the site; `href` (https, mailto, tel) outside. A link to a page that no longer lives arrives as plain words. */
export type Anchor =
  | { kind: 'inside'; to: Address; children: (TextNode | Break)[] }
  | { kind: 'outside'; href: string; newTab: boolean; children: (TextNode | Break)[] };
