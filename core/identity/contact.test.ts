import { expect, test } from 'vitest';
import { testDataKeys } from '../secrets/test-data-keys.ts';
import { contactDigest, contactDigests, toContact } from './contact.ts';

test.each([
  ['Joaquim@Exemplo.pt ', 'joaquim@exemplo.pt'],
  ['+351 910 000 001', '910000001'],
  ['00351910000001', '910000001'],
  ['+44 20 7946 0958', '+442079460958'],
])('%s is one contact however it is written', (written, value) => expect(toContact(written)?.value).toBe(value));

test.each(['', 'joaquim', 'a@b', '12'])('%j is no contact', (written) => expect(toContact(written)).toBeNull());

test('a digest tells contacts apart and is found again', () => {
  const email = { kind: 'email', value: 'joaquim@exemplo.pt' } as const;
  expect(contactDigests(testDataKeys, email)).toContain(contactDigest(testDataKeys, email));
  expect(contactDigest(testDataKeys, { kind: 'phone', value: 'joaquim@exemplo.pt' })).not.toBe(contactDigest(testDataKeys, email));
});
