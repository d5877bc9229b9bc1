import { type RouteName, routeNames } from '@clinic/core/addresses/route-table';
import { locales } from '@clinic/core/kernel/locale';
import { blogParameters } from '../app/blog/blog-query.ts';

export const splitTarget = (target: string): { path: string; query: string } => {
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) };
};

/** What a page reads from its query, and how each value must look. Whatever else is asked for changes nothing. */
const pageParameters: { [N in RouteName]?: Record<string, RegExp> } = { blog: blogParameters };

/** React Router names in `_routes` the parts of a page that the browser still lacks. */
const parts = new Set(['root', 'routes/not-found', ...locales.flatMap((locale) => routeNames.map((name) => `${locale}.${name}`))]);
const arePartNames = (value: string) => value.split(',').every((part) => parts.has(part));

/**
 * Under which name a page is stored: its path, the parameters it reads, in one order, and for data requests the parts asked
 * for. Campaign marks and rubbish change nothing and cost no rendering.
 */
export function pageKey(path: string, query: string, route: RouteName | undefined): string {
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [name, form] of Object.entries((route && pageParameters[route]) ?? {})) {
    const value = asked.get(name);
    if (value && form.test(value)) kept.set(name, value);
  }
  const wanted = path.endsWith('.data') ? asked.get('_routes') : null;
  if (wanted && arePartNames(wanted)) kept.set('_routes', wanted);
  return kept.size > 0 ? `${path}?${kept}` : path;
}
