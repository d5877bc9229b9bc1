import { expect, test } from 'vitest';
import { expiringCookies, foreignCookies } from './foreign-cookies.ts';

test('everything that is not ours was left by a third party', () =>
  expect(foreignCookies('locale=pt; _ga=GA1.2; consent=1; aviso=Zx; __hstc=x; user_data=1; __Host-user_data=1')).toEqual([
    '_ga',
    '__hstc',
  ]));

test('no cookies, nothing to forget', () => expect(expiringCookies('', 'localhost')).toEqual([]));

test('is deleted here and on every wider domain', () =>
  expect(expiringCookies('_ga=1; locale=pt', 'www.clinica.pt')).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.clinica.pt',
    '_ga=; Path=/; Max-Age=0; Domain=clinica.pt',
  ]));

test('a bare address has no wider domain', () => expect(expiringCookies('_ga=1', '127.0.0.1')).toEqual(['_ga=; Path=/; Max-Age=0']));
