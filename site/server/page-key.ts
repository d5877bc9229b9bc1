/** The query parameters that a page's content depends on. All others (campaign marks and the like) change nothing in it. */
const meaningful = new Set(['_routes']);

export const splitTarget = (target: string): { path: string; query: string } => {
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) };
};

/** Under which name a page is stored: its path and the parameters that matter, in one order. */
export function pageKey(path: string, query: string): string {
  if (!query) return path;
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => meaningful.has(name)));
  kept.sort();
  return kept.size ? `${path}?${kept}` : path;
}
