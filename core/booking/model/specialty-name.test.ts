import { expect, test } from 'vitest';
import { specialtyName } from './specialty-name.ts';

test('a specialty is named in the language of the page', () => {
  expect(specialtyName('Urologia', 'pt')).toBe('Urologia');
  expect(specialtyName('Urologia', 'en')).toBe('Urology');
});

test('one without an English name is not shown to English readers in Portuguese', () => {
  expect(specialtyName('Medicina do Viajante', 'en')).toBe('');
  expect(specialtyName('Medicina do Viajante', 'pt')).toBe('Medicina do Viajante');
});
