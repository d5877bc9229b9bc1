import { createHash } from 'node:crypto';
import type { PhrasingContent } from 'mdast';
import { isCollection } from '../document-kinds.ts';
import {
  breakNode,
  element,
  type InlineNode,
  type LexicalTextNode,
  type LinkFields,
  type LinkNode,
  textFormats,
  textNode,
} from './nodes.ts';
import { RichTextError } from './refusal.ts';

/** `makeId` gives links and pictures the ids by which the editor tells them apart; the same text must get the same ones. */
export type MakeId = () => string;

export function idsFor(markdown: string): MakeId {
  let count = 0;
  return () => createHash('sha256').update(`${count++} ${markdown}`).digest('hex').slice(0, 24);
}

export const inlineNodes = (content: PhrasingContent[], makeId: MakeId, format = 0): InlineNode[] =>
  content.flatMap((node): InlineNode[] => {
    switch (node.type) {
      case 'text':
        return textNodes(node.value, format);
      case 'break':
        return [breakNode];
      case 'strong':
        return inlineNodes(node.children, makeId, format | textFormats.bold);
      case 'emphasis':
        return inlineNodes(node.children, makeId, format | textFormats.italic);
      case 'link':
        return [linkNode(linkFields(node.url), inlineNodes(node.children, makeId, format), makeId())];
      case 'image':
        throw new RichTextError(`the picture ${node.url} must stand in a paragraph of its own`);
      default:
        throw new RichTextError(`there is no ${node.type} in the back office’s editor`);
    }
  });

function linkNode(fields: LinkFields, children: InlineNode[], id: string): LinkNode {
  const words = children.filter((child) => child.type !== 'link');
  return { ...element('link', words), version: 3, id, fields };
}

const raised = /\^(?<superscript>[^\s^]+)\^|~(?<subscript>[^\s~]+)~/;

/** `cm^3^` and `H~2~O` raise and lower; a line of the file ends where the author's screen did, so it is a space. */
function textNodes(value: string, format: number): LexicalTextNode[] {
  const text = value.replaceAll('\n', ' ');
  const found = raised.exec(text);
  if (!found) return text === '' ? [] : [textNode(text, format)];
  const { superscript, subscript } = found.groups ?? {};
  const look = superscript === undefined ? textFormats.subscript : textFormats.superscript;
  return [
    ...textNodes(text.slice(0, found.index), format),
    textNode(superscript ?? subscript ?? '', format | look),
    ...textNodes(text.slice(found.index + found[0].length), format),
  ];
}

/** A link names a document by its folder, a page of the site by its path, or something outside. Outside pages open in a new tab. */
function linkFields(target: string): LinkFields {
  if (/^https:\/\//.test(target)) return { linkType: 'custom', url: target, newTab: true };
  if (/^(mailto:|tel:\+)\S+$/.test(target) || /^\/(pt|en)(\/|$)/.test(target)) return { linkType: 'custom', url: target, newTab: false };
  const collection = target.split('/')[0] ?? '';
  if (isCollection(collection)) {
    return { linkType: 'internal', doc: { relationTo: collection, value: { refersTo: target } }, newTab: false };
  }
  throw new RichTextError(
    `the link ${target} is neither a document’s folder, nor a path such as /pt/equipa, nor https://, mailto: or tel:+`,
  );
}
