import { expect, test } from 'vitest';
import { firstNameOf } from './person-name.ts';

test.each([
  ['  Maria-João  da Silva', 'Maria-João'],
  ['D’Ávila Exemplo', 'D’Ávila'],
  ['M. João Exemplo', 'M'],
  ['Łukasz', 'Łukasz'],
  ['Joa\u0303o Exemplo', 'Joa\u0303o'],
  ['', ''],
])('%j is greeted as %j', (name, first) => expect(firstNameOf(name)).toBe(first));

test.each([
  'www.exemplo.pt Silva',
  'https://exemplo.pt',
  'exemplo.pt/ganhe',
  'mailto:a@exemplo.pt',
  '912345678',
  'ganhe。pt',
  'x'.repeat(500),
])('what is typed in place of a name, as %j, makes no link in a letter', (name) => {
  expect(firstNameOf(name)).toMatch(/^[\p{L}-]{0,30}$/u);
});
