import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type DataKeys, dataKeys } from './data-keys.ts';
import { keyedDigest, keyedDigests } from './keyed-digest.ts';

const key = () => randomBytes(32).toString('base64');
const read = (text: string): DataKeys => dataKeys.parse(text);

test('reads several keys, the newest first', () => {
  expect(read(`b:${key()}, a:${key()}`).map(({ id }) => id)).toEqual(['b', 'a']);
});

test.each(['', 'a', `a:${randomBytes(16).toString('base64')}`, `a:${key()},a:${key()}`, `a:${key()},`, `A b:${key()}`])(
  'refuses %j and quotes none of it',
  (text) => {
    const { success, error } = dataKeys.safeParse(text);
    expect(success).toBe(false);
    expect(error?.issues[0]?.message).toContain('32 bytes');
  },
);

test('a digest is found again after the key was changed, and differs by purpose and by key', () => {
  const old = key();
  const before = read(`a:${old}`);
  const after = read(`b:${key()},a:${old}`);
  const stored = keyedDigest(before, 'vat', '123456789');
  expect(keyedDigests(after, 'vat', '123456789')).toContain(stored);
  expect(keyedDigest(after, 'vat', '123456789')).not.toBe(stored);
  expect(keyedDigest(before, 'phone', '123456789')).not.toBe(stored);
});
