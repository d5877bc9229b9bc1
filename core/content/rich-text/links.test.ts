import { expect, test } from 'vitest';
import { sampleBook } from '../../addresses/sample-book.ts';
import { linkResolver } from './links.ts';

const pt = linkResolver('pt', sampleBook);
const en = linkResolver('en', sampleBook);

test('a document is named in the language, its subject in Portuguese', () => {
  expect(en.toPage('problemas', 1)).toEqual({
    title: 'prostate-cancer',
    to: '/en/problems/prostate-cancer',
    subject: 'cancro-da-prostata',
  });
});

test('what does not exist in the language is not named', () => {
  expect(en.toPage('landing_pages', 1)).toBeNull();
  expect(en.toPage('tratamentos', 2)).toBeNull();
  expect(pt.toPage('tratamentos', 99)).toBeNull();
  expect(pt.toPage('tratamentos', null)).toBeNull();
});

test('what follows a path stays with it', () => {
  expect(pt.toPath('/pt/contactos?a=1#mapa')).toBe('/pt/contactos?a=1#mapa');
  expect(pt.toPath('/pt/nada#mapa')).toBeNull();
  expect(pt.toPath('#mapa')).toBeNull();
  expect(pt.toPath('')).toBeNull();
});
