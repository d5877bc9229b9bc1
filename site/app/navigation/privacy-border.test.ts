import { expect, test } from 'vitest';
import { crossesPrivacyBorder, isPrivatePath } from './privacy-border.ts';

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
  expect(crossesPrivacyBorder('/pt', '/pt/contactos')).toBe(true);
  expect(crossesPrivacyBorder('/pt/contactos', '/pt')).toBe(true);
  expect(crossesPrivacyBorder('/pt', '/pt/sobre-nos')).toBe(false);
  expect(crossesPrivacyBorder('/pt/conta/login', '/pt/conta/registo')).toBe(false);
});
