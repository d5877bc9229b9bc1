import { isCollection } from '../document-kinds.ts';
import type { LinkFields } from './nodes.ts';
import { Refusal } from './refusal.ts';

/** A link names a document by its folder, a page of the site by its path, or something outside. Outside pages open in a new tab. */
export function linkFields(target: string): LinkFields {
  if (/^https:\/\//.test(target)) return { linkType: 'custom', url: target, newTab: true };
  if (/^(mailto:|tel:\+)\S+$/.test(target) || /^\/(pt|en)(\/|$)/.test(target)) return { linkType: 'custom', url: target, newTab: false };
  const collection = target.split('/')[0] ?? '';
  if (isCollection(collection)) {
    return { linkType: 'internal', doc: { relationTo: collection, value: { refersTo: target } }, newTab: false };
  }
  throw new Refusal(`the link ${target} is neither a document’s folder, nor a path such as /pt/equipa, nor https://, mailto: or tel:+`);
}
