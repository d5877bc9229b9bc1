import { isReference } from '../reference.ts';

/** What an editor has put into the trash, by the names of `Ids`. It stays there. */
export type Trash = Set<string>;

/**
 * Whether a text names something that is in the trash. Its editor has gone over what names it, and the back office would refuse to publish a
 * page with such a picture or reviewer: it stays as the editor left it.
 */
export function namesTrashed(value: unknown, trash: Trash): boolean {
  if (trash.size === 0 || typeof value !== 'object' || value === null) return false;
  return isReference(value) ? trash.has(value.refersTo) : Object.values(value).some((inner) => namesTrashed(inner, trash));
}
