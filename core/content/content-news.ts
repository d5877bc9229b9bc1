/** What the back office tells every replica when something changes for visitors. `gone`: it was unpublished or deleted. */
export type ContentNews = { tags: string[]; gone: boolean };

/**
 * What must not serve even as a fallback: the document itself (`problemas:12`). Lists and menus that named it are only
 * out of date; forgetting those too would leave the site bare if the CMS failed in the next moment.
 */
export function forgottenTags({ tags, gone }: ContentNews): string[] {
  const documents = tags.filter((tag) => tag.includes(':'));
  return gone ? (documents.length > 0 ? documents : tags) : [];
}
