import { expect, test } from 'vitest';
import { draftQuery } from './draft-query.ts';

const asked = (subject: string, path: string) => decodeURIComponent(draftQuery(subject, path) ?? 'as visitors read it');

test('only the document at hand is read as a draft', () => {
  expect(asked('problemas:12', '/api/problemas/12?locale=pt&depth=1')).toBe('/api/problemas/12?locale=pt&depth=1&draft=true');
  for (const path of ['/api/problemas/1?locale=pt', '/api/problemas?locale=pt&limit=3', '/api/globals/menu?locale=pt', '/api/redirects'])
    expect(asked('problemas:12', path)).toBe('as visitors read it');
});

test('a page that exists once is read as a draft by its name', () => {
  expect(asked('homepage', '/api/globals/homepage?locale=en&depth=1')).toBe('/api/globals/homepage?locale=en&depth=1&draft=true');
  expect(asked('homepage', '/api/globals/sobre_nos?locale=en')).toBe('as visitors read it');
});

test('the addresses name the draft, and a block page is found by its route though it is not published', () => {
  expect(asked('tratamentos:3', '/api/addresses')).toBe('/api/addresses?draft=tratamentos:3');
  expect(asked('paginas:3', '/api/paginas?where[rota][equals]=terms&where[_status][equals]=published&limit=1')).toBe(
    '/api/paginas?where[rota][equals]=terms&limit=1&draft=true',
  );
});
