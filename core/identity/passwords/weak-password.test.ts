import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const personal = ['Instituto da Próstata', 'rita.moreira@exemplo.pt', 'Rita Moreira', 'demonstracao-2026'];

test.each([
  ['curta', 'tooShort'],
  ['onze-letras', 'tooShort'],
  ['            ', 'onlySpaces'],
  ['\u00a0'.repeat(14), 'onlySpaces'],
  ['x'.repeat(201), 'tooLong'],
  ['123456789012', 'sequence'],
  ['987654321098', 'sequence'],
  ['abcdefghijkl', 'sequence'],
  ['qwertyuiopasdf', 'sequence'],
  ['abcdefgh12345678', 'sequence'],
  ['aaaaaaaaaaaa', 'repeated'],
  ['abababababab', 'repeated'],
  ['abc1abc1abc1', 'repeated'],
  ['a-a-a-a-a-a-a-a-', 'repeated'],
  ['passwordpassword', 'common'],
  ['Password2026!', 'common'],
  ['P@ssw0rd12345', 'common'],
  ['benfica benfica', 'common'],
  ['Palavra-Passe-2026', 'common'],
  ['Benfica1904!!!', 'common'],
  ['demonstracao-2026', 'personal'],
  ['rita.moreira@exemplo.pt', 'personal'],
  ['RitaMoreira2026', 'personal'],
  ['InstitutoDaProstata', 'personal'],
  ['Próstata-2026!', 'personal'],
])('%j is refused as %s', (password, why) => {
  expect(weaknessOf(password, personal)).toBe(why);
});

test.each([
  'uma-palavra-passe-comprida',
  'o gato da vizinha come sardinhas',
  'correct horse battery staple',
  'vK8#qLm2zR!p',
  'quatro azulejos partidos',
  'maré baixa às sete',
  '漢字仮名交じり文の長い合言葉',
])('%j is accepted', (password) => {
  expect(weaknessOf(password, personal)).toBeNull();
});

test('without a name to compare with, the own words of the clinic are still only words', () => {
  expect(weaknessOf('instituto de lata verde', [])).toBeNull();
});
