import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('without a proxy of ours the connection itself counts, whatever the caller claims', () => {
  expect(clientAddress('203.0.113.9', undefined, [])).toBe('203.0.113.9');
  expect(clientAddress('203.0.113.9', '198.51.100.1', [])).toBe('203.0.113.9');
  expect(clientAddress('203.0.113.9', '10.0.0.1, 198.51.100.1', ['10.0.0.1'])).toBe('203.0.113.9');
});

test('behind a proxy of ours, the last address that a stranger had counts', () => {
  expect(clientAddress('10.0.0.1', '203.0.113.9', ['10.0.0.1'])).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', '198.51.100.1, 203.0.113.9', ['10.0.0.1'])).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2', ['10.0.0.1', '10.0.0.2'])).toBe('203.0.113.9');
  expect(clientAddress('::ffff:10.0.0.1', ' 203.0.113.9 ', ['10.0.0.1'])).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', '', ['10.0.0.1'])).toBe('10.0.0.1');
});

test('one household with a whole IPv6 network is one caller', () => {
  const same = ['2001:db8:12:34::1', '2001:db8:12:34:ffff::9', '2001:0DB8:0012:0034:0:0:0:7'].map((address) =>
    clientAddress(address, undefined, []),
  );
  expect(new Set(same)).toEqual(new Set(['2001:db8:12:34::/64']));
  expect(clientAddress('2001:db8:12:35::1', undefined, [])).not.toBe(same[0]);
});

test('our proxies may be named by their network', () => {
  expect(clientAddress('10.0.7.1', '203.0.113.9', ['10.0.0.0/16'])).toBe('203.0.113.9');
  expect(clientAddress('10.1.0.1', '203.0.113.9', ['10.0.0.0/16'])).toBe('10.1.0.1');
  expect(clientAddress('fd00::7', '203.0.113.9', ['fd00::/8'])).toBe('203.0.113.9');
});
