import { consentTextVersion } from '@clinic/core/consent/purposes';
import { expect, test } from 'vitest';
import { choiceIn, cookieOf } from './consent-cookie.ts';

const visitor = '0123456789abcdef0123456789abcdef';
const choice = { textVersion: consentTextVersion, date: '2026-11-15', purposes: ['statistics', 'video'], visitor } as const;

test('is readable, lasts six months, and travels only to us', () => {
  expect(cookieOf(choice, true)).toBe(`consent=1.2026-11-15.statistics+video.${visitor}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`);
  expect(cookieOf(choice, false)).not.toContain('Secure');
});

test('is read back among other cookies', () => {
  const written = cookieOf(choice, true).split(';')[0];
  expect(choiceIn(`locale=pt; ${written}; user_data=1`)).toEqual(choice);
});

test('a refusal is an answer', () => {
  const written = cookieOf({ ...choice, purposes: [] }, true).split(';')[0] ?? '';
  expect(written).toContain('.none.');
  expect(choiceIn(written)).toEqual({ ...choice, purposes: [] });
});

test.each([
  ['no cookie', 'locale=pt'],
  ['older words', `consent=0.2026-11-15.none.${visitor}`],
  ['words that are not written yet', `consent=2.2026-11-15.none.${visitor}`],
  ['an unknown purpose', `consent=1.2026-11-15.everything.${visitor}`],
  ['a missing number', 'consent=1.2026-11-15.none.'],
  ['another cookie whose name ends alike', `xconsent=1.2026-11-15.none.${visitor}`],
])('%s: the visitor is asked', (_, cookies) => expect(choiceIn(cookies)).toBeUndefined());
