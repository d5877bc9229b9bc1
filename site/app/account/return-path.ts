import { matchRoute } from '@clinic/core/addresses/match-route';
import type { Address } from '@clinic/core/addresses/path-to';
import { localeOfPath } from '@clinic/core/addresses/resolve-address';
import { routeOf } from '@clinic/core/addresses/route-table';

/** Where to go after signing in: only a page of ours that differs from visitor to visitor, never another site. */
export function safeReturnPath(asked: string | null, otherwise: Address): Address {
  const [, path = '', query = ''] = written.exec(asked ?? '') ?? [];
  const locale = localeOfPath(path);
  const route = locale && matchRoute(locale, path.slice(locale.length + 2))?.name;
  return route && !routeOf(route).cached && !leadsInACircle.has(route) ? (`${path}${query}` as Address) : otherwise;
}

/** Which part of a page stands open may come along, and nothing else. */
const written = /^(\/[\w/-]+)(\?abrir=\w+)?$/;

const leadsInACircle = new Set<string>([
  'login',
  'register',
  'accountCode',
  'confirmIdentity',
  'signOut',
  'setPassword',
  'recoverPassword',
]);

export const returnPathIn = (request: Request): string | null => new URL(request.url).searchParams.get('voltar');

export const withReturnPath = (path: string, asked: string | null): string =>
  asked ? `${path}?voltar=${encodeURIComponent(asked)}` : path;
