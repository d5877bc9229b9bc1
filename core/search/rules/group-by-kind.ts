import type { SearchKind } from './kinds.ts';

/** Pages by kind, each in the order given; the kind of the best page first. */
export function groupByKind<Page extends { kind: SearchKind }>(ranked: Page[]): { kind: SearchKind; pages: Page[] }[] {
  const groups = new Map<SearchKind, Page[]>();
  for (const page of ranked) groups.set(page.kind, [...(groups.get(page.kind) ?? []), page]);
  return [...groups].map(([kind, pages]) => ({ kind, pages }));
}
