/** The questions whose answer a preview's document changes: its own, the list of addresses, and how a block page is found. */
export function draftQuery(subject: string, path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, 'http://cms');
  if (pathname === '/api/addresses') return `${pathname}?draft=${encodeURIComponent(subject)}`;
  const [name = '', id] = subject.split(':');
  const own = id === undefined ? `/api/globals/${name}` : `/api/${name}/${id}`;
  const isFoundByRoute = name === 'paginas' && pathname === '/api/paginas' && searchParams.has('where[rota][equals]');
  if (pathname !== own && !isFoundByRoute) return undefined;
  searchParams.delete('where[_status][equals]');
  searchParams.set('draft', 'true');
  return `${pathname}?${searchParams}`;
}
