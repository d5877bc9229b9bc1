import type { FoundForCaller } from '@clinic/core/desk/find/find-for-caller';

export const foundPath = '/admin/procurar';
export const findPath = '/api/marcacoes-online/procurar';

/** What was typed is sent in a form's body; only ids stand in an address. */
export function foundForCallerAddress({ ids, isMore, requests, accounts }: FoundForCaller): string {
  const query = new URLSearchParams();
  if (ids.length > 0) query.set('marcacoes', ids.join('.'));
  if (requests.length > 0) query.set('pedidos', requests.join('.'));
  if (accounts.length > 0) query.set('contas', accounts.join('.'));
  if (isMore) query.set('mais', 'sim');
  return `${foundPath}?${query}`;
}
