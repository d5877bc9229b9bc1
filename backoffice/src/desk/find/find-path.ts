export const foundPath = '/admin/procurar';
export const findPath = '/api/marcacoes-online/procurar';

/** What was typed is sent in a form's body; only ids stand in an address. */
export function foundBookingsAddress({ ids, isMore }: { ids: string[]; isMore: boolean }): string {
  const query = new URLSearchParams({ marcacoes: ids.join('.') });
  if (isMore) query.set('mais', 'sim');
  return `${foundPath}?${query}`;
}
