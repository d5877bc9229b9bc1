import { expect, test } from 'vitest';
import { tlsTrouble } from './database-tls.ts';

const trouble = (parameters: string, host = 'db.exemplo.pt') => tlsTrouble(`postgres://site:geheim@${host}:5432/clinic${parameters}`);

test('plain, or with the server checked: nothing in between', () => {
  expect([trouble(''), trouble('?sslmode=disable'), trouble('?sslmode=verify-full&sslrootcert=/etc/ca.pem')]).toEqual([null, null, null]);
  for (const mode of ['no-verify', 'allow', 'prefer', 'require', 'verify-ca']) expect(trouble(`?sslmode=${mode}`)).toContain('verify-full');
});

test('other ways of asking for it, which some programs read and others do not, are refused', () => {
  for (const parameters of ['?ssl=true', '?ssl=no-verify', '?uselibpqcompat=true&sslmode=verify-full', '?sslrootcert=/etc/ca.pem'])
    expect(trouble(parameters)).toContain('verify-full');
});

test('a number is not a name that a certificate can be checked against', () => {
  expect([trouble('?sslmode=verify-full', '192.0.2.7'), trouble('?sslmode=verify-full', '[2001:db8::7]')]).toEqual(
    Array(2).fill('sslmode=verify-full needs the name of the server, not its number'),
  );
  expect(trouble('', '192.0.2.7')).toBeNull();
});

test('what is said of an address holds none of its password', () => {
  expect(trouble('?sslmode=require')).not.toContain('geheim');
});
