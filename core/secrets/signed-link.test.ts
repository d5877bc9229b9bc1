import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DataKeys } from './data-keys.ts';
import { signedLink } from './signed-link.ts';
import { testDataKeys as keys } from './test-data-keys.ts';

const id = randomUUID();
const link = signedLink('a purpose');

test('a token tells its row, and only for what it was made', () => {
  const token = link.writeToken(keys, id);
  expect(link.readToken(keys, token)).toBe(id);
  expect(signedLink('another purpose').readToken(keys, token)).toBeNull();
});

test('a token of another row, a changed one and none open nothing', () => {
  const token = link.writeToken(keys, id);
  const forged = [token.replace(id, randomUUID()), `${token.slice(0, -2)}AA`, `${token.slice(0, -1)}!`, `${token}x`, id, '', '.'];
  for (const each of forged) expect(link.readToken(keys, each), each).toBeNull();
});

test('a token written before the keys were changed is read as long as its key is', () => {
  const token = link.writeToken(keys, id);
  const newer = { id: 'newer', secret: randomBytes(32) };
  expect(link.readToken([newer, ...keys] as DataKeys, token)).toBe(id);
  expect(link.readToken([newer], token)).toBeNull();
});
