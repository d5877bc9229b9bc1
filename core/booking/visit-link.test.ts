import { expect, test } from 'vitest';
import { readVisitToken, writeVisitToken } from './visit-link.ts';

const secret = 'a-secret-that-only-two-processes-know';
const id = '0d6d5f0e-3f0a-4a33-9a4f-0e8f9d1c2b3a';

test('the link in a mail opens its own visit', () => {
  expect(readVisitToken(secret, writeVisitToken(secret, id))).toBe(id);
});

test('nobody without the secret makes a link to another visit', () => {
  const [, signature = ''] = writeVisitToken(secret, id).split('.');
  const another = id.replace('0d', '1d');
  for (const forged of [
    `${another}.${signature}`,
    `${id}.`,
    id,
    '',
    '.',
    `${id}.${signature}x`,
    `${signature}.${id}`,
    `../${id}.${signature}`,
  ])
    expect(readVisitToken(secret, forged), forged).toBeNull();
  expect(readVisitToken('another-secret-of-the-same-length!!!', writeVisitToken(secret, id))).toBeNull();
});
