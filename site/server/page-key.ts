import { routeNames } from '@clinic/core/addresses/route-table';
import { locales } from '@clinic/core/kernel/locale';

export const splitTarget = (target: string): { path: string; query: string } => {
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) };
};

/** React Router names in `_routes` the parts of a page that the browser still lacks. */
const parts = new Set(['root', 'routes/not-found', ...locales.flatMap((locale) => routeNames.map((name) => `${locale}.${name}`))]);

/**
 * Under which name a page is stored: its path, and for data requests the parts asked for. No page reads any other parameter
 * yet, so campaign marks and rubbish change nothing and cost no rendering.
 */
export function pageKey(path: string, query: string): string {
  const wanted = path.endsWith('.data') ? new URLSearchParams(query).get('_routes') : null;
  return wanted?.split(',').every((part) => parts.has(part)) ? `${path}?_routes=${encodeURIComponent(wanted)}` : path;
}
