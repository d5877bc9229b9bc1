import { expect, test } from 'vitest';
import { mayPrefetch } from './prefetch-rule.ts';

test.each([
  ['an unknown connection', undefined, true],
  ['4g', { effectiveType: '4g' }, true],
  ['3g', { effectiveType: '3g', saveData: false }, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['a visitor who saves data', { effectiveType: '4g', saveData: true }, false],
])('on %s, fetching ahead is %s', (_, connection, allowed) => expect(mayPrefetch(connection, true)).toBe(allowed));

test('without network nothing is fetched ahead', () => expect(mayPrefetch({ effectiveType: '4g' }, false)).toBe(false));
