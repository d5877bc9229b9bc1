import type { RouteName } from '@clinic/core/addresses/route-table';
import type { Locale } from '@clinic/core/kernel/locale';
import { blogParameters } from '../../app/blog/blog-query.ts';

export const splitTarget = (target: string): { path: string; query: string } => {
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) };
};

/** The query parameters that a page reads, and the form of each value. All others are ignored. */
const pageParameters: { [N in RouteName]?: Record<string, RegExp> } = { blog: blogParameters };

/**
 * In `_routes` React Router names the parts of a page that the browser still needs. A page has two. Requests for both, for none or for
 * others get the whole, so that each page is stored three times at most.
 */
function askedPart(wanted: string, own: string): string | undefined {
  const parts = new Set(wanted.split(',').filter((part) => part === 'root' || part === own));
  return parts.size === 1 ? [...parts][0] : undefined;
}

/**
 * The key of a stored page: its path, the parameters that it reads, sorted, and for data requests the requested part. Campaign parameters
 * and invalid ones change nothing and cost no rendering.
 */
export function pageKey(path: string, query: string, { locale, route }: { locale: Locale; route: RouteName | undefined }): string {
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [name, form] of Object.entries((route && pageParameters[route]) ?? {})) {
    const value = asked.get(name);
    if (value && form.test(value)) kept.set(name, value);
  }
  const part = path.endsWith('.data') ? askedPart(asked.getAll('_routes').join(','), `${locale}.${route}`) : undefined;
  if (part) kept.set('_routes', part);
  return kept.size > 0 ? `${path}?${kept}` : path;
}
