export type ListPage = { offset: number; limit: number } | null;

const most = 500;

/** A page of a list in the service's form. Lists are cut here, not in SQL: the whole clinic is a few thousand rows. */
export function pageOfList<T>(all: T[], page: ListPage | undefined) {
  const offset = Math.max(page?.offset ?? 0, 0);
  const limit = Math.min(Math.max(page?.limit ?? 100, 0), most);
  return { items: all.slice(offset, offset + limit), listInfo: { total: all.length, hasMore: offset + limit < all.length } };
}
