import { expect, test } from 'vitest';
import { toSearchTerm } from './search-term.ts';

test('a term of three characters is not searched for', () => {
  for (const typed of ['', 'rim', '  rim  ', 'a b', '💧💧💧']) {
    expect(toSearchTerm(typed)).toEqual({ ok: false, error: { kind: 'termTooShort' } });
  }
});

test('a term of four characters is', () => {
  expect(toSearchTerm('rins')).toEqual({ ok: true, value: 'rins' });
  expect(toSearchTerm('dor ')).toMatchObject({ ok: false });
});

test('spaces around the term and doubled inside it are dropped', () => {
  expect(toSearchTerm('  pedra   no  rim ')).toEqual({ ok: true, value: 'pedra no rim' });
});
