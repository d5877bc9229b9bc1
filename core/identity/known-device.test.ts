import { expect, test } from 'vitest';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { isKnownDevice, rememberDevice } from './known-device.ts';

const secret = 'only-for-tests-only-for-tests';
const device = (cookie: string | null) => ({ cookie, secret, keys });
const email = (value: string) => ({ kind: 'email' as const, value });

test('a browser is known for the contacts it has proven, and for no others', () => {
  const cookie = rememberDevice(device(null), email('ana@exemplo.pt'));
  expect(isKnownDevice(device(cookie), email('ana@exemplo.pt'))).toBe(true);
  expect(isKnownDevice(device(cookie), email('rui@exemplo.pt'))).toBe(false);
  expect(cookie).not.toContain('ana');
});

test('a family’s tablet remembers several, and forgets the oldest', () => {
  const people = Array.from({ length: 8 }, (_, index) => email(`p${index}@exemplo.pt`));
  const cookie = people.reduce<string | null>((before, contact) => rememberDevice(device(before), contact), null);
  expect(people.map((contact) => isKnownDevice(device(cookie), contact))).toEqual([false, false, ...Array(6).fill(true)]);
});

test.each(['', 'abc', '.', 'AAAAAAAAAAAAAAAA.', 'AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
  'a cookie that we did not write says nothing: %j',
  (cookie) => expect(isKnownDevice(device(cookie), email('ana@exemplo.pt'))).toBe(false),
);

test('one signed with another secret says nothing', () => {
  const forged = rememberDevice({ cookie: null, secret: 'another-secret-another-secret', keys }, email('ana@exemplo.pt'));
  expect(isKnownDevice(device(forged), email('ana@exemplo.pt'))).toBe(false);
});
