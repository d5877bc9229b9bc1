import { valueAt } from '../value-at.ts';

/**
 * The same value without the titles of other people's works, which keep their own language and spelling: a link that leads
 * outside and ends with a year, such as [Recurrent urinary tract infection, 2018](https://…).
 */
export function withoutCitations(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isCitation(item)).map(withoutCitations);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutCitations(inner)]));
}

const isCitation = (node: unknown): boolean => {
  const url = valueAt(valueAt(node, 'fields'), 'url');
  const children = valueAt(node, 'children');
  const last: unknown = Array.isArray(children) ? children.at(-1) : undefined;
  return typeof url === 'string' && url.startsWith('https://') && /\b(?:19|20)\d\d\)?$/.test(String(valueAt(last, 'text')));
};
