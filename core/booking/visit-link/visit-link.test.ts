import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readVisitToken, writeVisitToken } from './visit-link.ts';

const old = 'a-secret-that-only-two-processes-know';
const secrets = [old] as const;
const bookingId = '0d6d5f0e-3f0a-4a33-9a4f-0e8f9d1c2b3a';
const link = { bookingId, version: 3 };

/** A link from before links had versions. */
const unversioned = `${bookingId}.${createHmac('sha256', old).update(`visit\n${bookingId}`).digest('base64url').slice(0, 27)}`;

test('the link in a mail opens its own visit, in the version that was written', () => {
  expect(readVisitToken(secrets, writeVisitToken(secrets, link))).toEqual(link);
});

test('a link sent before there were versions is the first of its visit', () => {
  expect(readVisitToken(secrets, unversioned)).toEqual({ bookingId, version: 0 });
});

test('nobody without the secret makes a link to another visit, or a newer one to the same', () => {
  const [, , signature = ''] = writeVisitToken(secrets, link).split('.');
  const [, plain = ''] = unversioned.split('.');
  for (const forged of [
    `${bookingId.replace('0d', '1d')}.3.${signature}`,
    `${bookingId}.4.${signature}`,
    `${bookingId}.03.${signature}`,
    `${bookingId}.-3.${signature}`,
    `${bookingId}.3e0.${signature}`,
    `${bookingId}.${signature}`,
    `${bookingId}.0.${plain}`,
    `${bookingId}.1.${plain}`,
    `${bookingId}.3.`,
    `${bookingId}.3`,
    bookingId,
    '',
    '.',
    '..',
    `${bookingId}.3.${signature}x`,
    `${bookingId}.3.${signature}.`,
    `${signature}.3.${bookingId}`,
    `../${bookingId}.3.${signature}`,
    ` ${bookingId}.3.${signature}`,
  ])
    expect(readVisitToken(secrets, forged), forged).toBeNull();
  expect(readVisitToken(['another-secret-of-the-same-length!!!'], writeVisitToken(secrets, link))).toBeNull();
});

test('while the secret is changed, links of both are read and new ones are signed with the first', () => {
  const fresh = 'the-secret-that-comes-after-the-old-one';
  const both = [fresh, old] as const;
  for (const sent of [writeVisitToken(secrets, link), unversioned]) expect(readVisitToken(both, sent)?.bookingId).toBe(bookingId);
  expect(writeVisitToken(both, link)).toBe(writeVisitToken([fresh], link));
  expect(readVisitToken([fresh], writeVisitToken(secrets, link))).toBeNull();
});
