import { expect, test } from 'vitest';
import { clearedHostCookie, hostCookie, readHostCookie } from './host-cookie.ts';

const origin = 'https://clinica.exemplo.pt';

test('over TLS a cookie is bound to the host and hidden from script', () => {
  const cookie = hostCookie(origin, { name: 'draft', value: 'abc', maxAgeSeconds: 60 });
  expect(cookie).toBe('__Host-draft=abc; HttpOnly; Path=/; SameSite=Lax; Secure; Max-Age=60');
  expect(clearedHostCookie(origin, { name: 'draft' })).toBe('__Host-draft=; HttpOnly; Path=/; SameSite=Lax; Secure; Max-Age=0');
});

test('without TLS browsers would refuse both the prefix and the flag', () => {
  const cookie = hostCookie('http://localhost:3000', { name: 'draft', value: 'abc' });
  expect(cookie).toBe('draft=abc; HttpOnly; Path=/; SameSite=Lax');
});

test('only the whole name is read, and a neighbour’s cookie without the prefix is none', () => {
  expect(readHostCookie('a=1; __Host-draft=abc; b=2', origin, 'draft')).toBe('abc');
  for (const header of ['draft=abc', 'x__Host-draft=abc', '__Host-draft=', '', null, undefined])
    expect(readHostCookie(header, origin, 'draft'), String(header)).toBeNull();
});
