import { isPrivatePath } from '../navigation/privacy-border.ts';

/**
 * A page's policy belongs to the document it came with: whoever arrived here from another page of the site still has that
 * page's, which frames nothing of this one. Private pages frame nothing of others at all.
 */
export function frameAllowed(path: string, documentAddress: string | undefined): boolean {
  return !isPrivatePath(path) && documentAddress !== undefined && new URL(documentAddress).pathname === path;
}

/** The address the browser asked the document for; moving inside the site does not change it. */
export const documentAddress = (): string | undefined => performance.getEntriesByType('navigation')[0]?.name;
