import { expect, test } from 'vitest';
import { chooseLocale, localeMemory } from './locale-cookie.ts';

test.each([
  ['locale=en', 'pt', 'en'],
  [undefined, 'en-GB,en;q=0.9', 'en'],
  [undefined, 'fr-FR,pt;q=0.5,en;q=0.8', 'en'],
  [undefined, 'fr', 'pt'],
  [undefined, 'en;q=0', 'pt'],
  ['locale=xx', undefined, 'pt'],
])('cookie %s and browser %s open the site in %s', (cookie, language, locale) => expect(chooseLocale(cookie, language)).toBe(locale));

test('the language is remembered for 365 days, and only when it changes', () => {
  const rememberLocale = localeMemory('http://localhost:3000');
  expect(rememberLocale('en', 'a=1; locale=pt')).toEqual(['set-cookie', 'locale=en; Path=/; Max-Age=31536000; SameSite=Lax']);
  expect(rememberLocale('en', undefined)).toHaveLength(2);
  expect(rememberLocale('en', 'locale=en; a=1')).toEqual([]);
});

test('over TLS the language is never sent in the clear', () => {
  expect(localeMemory('https://clinica.example')('pt', undefined)[1]).toMatch(/; Secure$/);
});
