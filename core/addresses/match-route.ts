import type { Locale } from '../kernel/locale.ts';
import { type RouteName, routeNames, routeOf } from './route-table.ts';

export type RouteMatch = { name: RouteName; params: Record<string, string> };

/** Fixed words win over parameters, so `problemas/outras-doencas` is never taken for a problem's slug. */
const byFixedWords = (a: RouteName, b: RouteName) => parameterCount(a) - parameterCount(b);
const parameterCount = (name: RouteName) => routeOf(name).pt.split(':').length - 1;
const orderedNames = [...routeNames].sort(byFixedWords);

type Candidate = { name: RouteName; pattern: string[] };
/** Every link of every page is matched, so each pattern is cut into its words once. */
const candidatesOf = (locale: Locale): Candidate[] =>
  orderedNames.flatMap((name) => {
    const pattern = routeOf(name)[locale];
    return pattern === null ? [] : [{ name, pattern: pattern === '' ? [] : pattern.split('/') }];
  });
const candidates: Record<Locale, Candidate[]> = { pt: candidatesOf('pt'), en: candidatesOf('en') };

/** Finds the route of `sobre-nos` or `problemas/tumor-do-rim` (no prefix, no slashes around). */
export function matchRoute(locale: Locale, tail: string): RouteMatch | undefined {
  const segments = tail === '' ? [] : tail.split('/');
  for (const { name, pattern } of candidates[locale]) {
    const params = matchPattern(pattern, segments);
    if (params) return { name, params };
  }
  return undefined;
}

function matchPattern(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, word] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (word.startsWith(':')) params[word.slice(1)] = segment;
    else if (word !== segment) return undefined;
  }
  return params;
}
