import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test.each([
  ['/pt/termos', '?utm_source=x', '/pt/termos'],
  ['/pt/termos', '?_routes=pt.terms', '/pt/termos'],
  ['/pt/termos.data', '?_routes=pt.terms', '/pt/termos.data?_routes=pt.terms'],
  ['/pt/termos.data', '?_routes=root,pt.terms&x=1', '/pt/termos.data?_routes=root%2Cpt.terms'],
  ['/pt/termos.data', '?_routes=rubbish1', '/pt/termos.data'],
])('%s%s is stored as %s', (path, query, key) => expect(pageKey(path, query)).toBe(key));
