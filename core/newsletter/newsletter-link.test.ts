import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDataKeys } from '../secrets/test-data-keys.ts';
import { idOfNewsletterToken, newsletterToken } from './newsletter-link.ts';

const id = randomUUID();

test('a token tells its row, and only for what it was made', () => {
  const token = newsletterToken(testDataKeys, 'confirm', id);
  expect(idOfNewsletterToken(testDataKeys, 'confirm', token)).toBe(id);
  expect(idOfNewsletterToken(testDataKeys, 'manage', token)).toBeNull();
});

test('a token of another row, a changed one and none open nothing', () => {
  const token = newsletterToken(testDataKeys, 'manage', id);
  const forged = [token.replace(id, randomUUID()), `${token.slice(0, -1)}!`, `${token}x`, id, '', '.'];
  for (const each of forged) expect(idOfNewsletterToken(testDataKeys, 'manage', each)).toBeNull();
});
