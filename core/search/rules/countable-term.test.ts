import { expect, test } from 'vitest';
import { countableTerm } from './countable-term.ts';

test.each([
  ['  Estacionamento  Perto ', 'estacionamento perto'],
  ['PSA 4,5', 'psa 4,5'],
  ['parque\u202e 5', 'parque 5'],
  ['vasectomia 2026', 'vasectomia 2026'],
])('%s is counted as %s', (typed, counted) => expect(countableTerm(typed)).toBe(counted));

test.each([
  ['a NIF', '123 456 789'],
  ['a NIF among words', 'fatura nif 123456789'],
  ['a phone', '+351 912-345-678'],
  ['an e-mail', 'joaquim@exemplo.pt'],
  ['an e-mail in words', 'joaquim arroba exemplo pt'],
  ['an address of a page', 'www.exemplo.pt/joaquim'],
  ['a date of birth', '14/02/1955'],
  ['a sentence', 'o meu pai tem dores desde que foi operado'],
  ['something long', 'x'.repeat(61)],
  ['no word', '12 %'],
])('%s is never counted', (_, typed) => expect(countableTerm(typed)).toBeNull());
