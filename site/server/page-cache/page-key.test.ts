import type { RouteName } from '@clinic/core/addresses/route-table';
import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test.each<[path: string, query: string, route: RouteName, key: string]>([
  ['/pt/termos', '?utm_source=x', 'terms', '/pt/termos'],
  ['/pt/termos', '?_routes=pt.terms', 'terms', '/pt/termos'],
  ['/pt/termos', '?pagina=2', 'terms', '/pt/termos'],
  ['/pt/termos.data', '?_routes=pt.terms', 'terms', '/pt/termos.data?_routes=pt.terms'],
  ['/pt/termos.data', '?_routes=root,pt.terms&x=1', 'terms', '/pt/termos.data'],
  ['/pt/termos.data', '?_routes=rubbish1', 'terms', '/pt/termos.data'],
  ['/pt/termos.data', '?_routes=root', 'terms', '/pt/termos.data?_routes=root'],
  ['/pt/termos.data', '?_routes=pt.terms,pt.terms', 'terms', '/pt/termos.data?_routes=pt.terms'],
  ['/pt/termos.data', '?_routes=pt.terms,pt.blog', 'terms', '/pt/termos.data?_routes=pt.terms'],
  ['/pt/termos.data', '?_routes=en.terms', 'terms', '/pt/termos.data'],
  ['/pt/termos.data', '?_routes=pt.terms&_routes=root', 'terms', '/pt/termos.data'],
  ['/pt/blog', '?pagina=2&utm_source=x&categoria=prevencao', 'blog', '/pt/blog?categoria=prevencao&pagina=2'],
  ['/pt/blog', '?categoria=Preven%C3%A7%C3%A3o', 'blog', '/pt/blog'],
  ['/pt/blog', '?categoria=Categorias', 'blog', '/pt/blog'],
  ['/pt/blog', '?pagina=1', 'blog', '/pt/blog'],
  ['/pt/blog', '?pagina=02', 'blog', '/pt/blog'],
  ['/pt/blog', '?pagina=1000', 'blog', '/pt/blog'],
  ['/pt/blog.data', '?pagina=12&_routes=pt.blog', 'blog', '/pt/blog.data?pagina=12&_routes=pt.blog'],
])('%s%s is stored as %4$s', (path, query, route, key) => expect(pageKey(path, query, { locale: 'pt', route })).toBe(key));

test('however the parts of a page are asked for, it is stored three times at most', () => {
  const parts = ['root', 'pt.terms', 'en.terms', 'pt.blog', 'routes/not-found', 'pt.home', 'x'];
  const wishes = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => [a, b, c].join(','))));
  const keys = wishes.map((wish) => pageKey('/pt/termos.data', `?_routes=${encodeURIComponent(wish)}`, { locale: 'pt', route: 'terms' }));
  expect(new Set(keys)).toEqual(new Set(['/pt/termos.data', '/pt/termos.data?_routes=root', '/pt/termos.data?_routes=pt.terms']));
});
