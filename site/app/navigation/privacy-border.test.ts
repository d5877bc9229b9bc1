import { expect, test } from 'vitest';
import { isPrivatePath, needsNewDocument } from './privacy-border.ts';

test.each(['/pt', '/en', '/pt/problemas/tumor-do-rim', '/en/about-us', '/pt/eventos'])('%s is open', (path) =>
  expect(isPrivatePath(path)).toBe(false),
);

test.each([
  '/pt/marcar-consulta',
  '/en/conta/login',
  '/pt/contactos',
  '/pt/agradecimento',
  '/pt/quiz-teste-diagnostico-sintomas-prostata/sintomas-graves',
  '/pt/nao-existe',
  '/galeria/pt/fields',
])('%s is private', (path) => expect(isPrivatePath(path)).toBe(true));

test('entering and leaving a private page both need a new document', () => {
  expect(needsNewDocument('/pt', '/pt/contactos')).toBe(true);
  expect(needsNewDocument('/pt/contactos', '/pt')).toBe(true);
  expect(needsNewDocument('/pt', '/pt/sobre-nos')).toBe(false);
  expect(needsNewDocument('/pt/conta/login', '/pt/conta/registo')).toBe(false);
});

test('from one private page to another, a document page among them needs one too', () => {
  expect(needsNewDocument('/pt/conta/login', '/pt/contactos')).toBe(true);
  expect(needsNewDocument('/en/call-me-back', '/en/contacts')).toBe(true);
  expect(needsNewDocument('/pt/contactos', '/pt/conta/login')).toBe(false);
});
