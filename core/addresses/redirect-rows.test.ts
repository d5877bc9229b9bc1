import { expect, test } from 'vitest';
import { chainedRow } from './redirect-rows.ts';

const rows = [{ id: 1, from: '/pt/antigo', to: '/pt/novo' }];

test.each([
  ['leads to itself', { from: '/pt/x', to: '/pt/x' }],
  ['leads below its own star', { from: '/pt/x/*', to: '/pt/x/y' }],
  ['leads to an address that is redirected', { from: '/pt/x', to: '/pt/antigo' }],
  ['catches where another row leads', { from: '/pt/novo', to: '/pt/y' }],
])('refuses a row that %s', (_, row) => expect(chainedRow(row, rows)).toBeDefined());

test('accepts a row that ends at a page', () => expect(chainedRow({ from: '/pt/x', to: '/pt/novo' }, rows)).toBeUndefined());
