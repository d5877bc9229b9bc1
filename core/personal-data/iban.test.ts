import { expect, test } from 'vitest';
import { parseIban, shownIban } from './iban.ts';

const portuguese = 'PT50000201231234567890154';

test.each([
  'PT50 0002 0123 1234 5678 9015 4',
  'pt50 0002 0123 1234 5678 9015 4',
  '  PT50-0002-0123-1234-5678-9015-4 ',
  'IBAN: PT50 0002 0123 1234 5678 9015 4',
  'PT50\u00a00002\u00a00123\u00a012345678901\u00a054',
  'ＰＴ50000201231234567890154',
  'PT50.0002.0123.12345678901.54',
])('an account is taken however it was typed or pasted: %s', (typed) => {
  expect(parseIban(typed)).toEqual({ ok: true, value: portuguese });
});

test('the 21 digits of a Portuguese NIB are its account', () => {
  expect(parseIban('0002 0123 12345678901 54')).toEqual({ ok: true, value: portuguese });
  expect(parseIban('NIB 0002 0123 12345678901 54')).toEqual({ ok: true, value: portuguese });
});

test.each(['DE89 3704 0044 0532 0130 00', 'GB82 WEST 1234 5698 7654 32', 'FR14 2004 1010 0505 0001 3M02 606', 'NO93 8601 1117 947'])(
  'an account of another country is one: %s',
  (typed) => {
    expect(parseIban(typed).ok).toBe(true);
  },
);

test.each([
  ['', 'ibanRequired'],
  ['   ', 'ibanRequired'],
  ['4111 1111 1111 1111', 'ibanLooksLikeCard'],
  ['XX50 0002 0123 1234 5678 9015 4', 'ibanCountry'],
  ['a minha conta', 'ibanCountry'],
  ['PT50 0002 0123 1234 5678 9015', 'ibanLength'],
  ['PT50 0002 0123 1234 5678 9015 44', 'ibanLength'],
  ['PT50 0002 0123 1234 5678 9051 4', 'ibanWrong'],
  ['PT51 0002 0123 1234 5678 9015 4', 'ibanWrong'],
  ['PT50 0002 0123 1234 5678 9O15 4', 'ibanWrong'],
  ['PT50 0002 0123 1234 5678 9015 é', 'ibanWrong'],
])('what is no account is refused with its reason: “%s”, %s', (typed, kind) => {
  expect(parseIban(typed)).toEqual({ ok: false, error: { kind } });
});

test('any single wrong digit is noticed', () => {
  for (const index of [...portuguese].keys()) {
    if (index < 2) continue;
    for (const digit of '0123456789') {
      if (digit === portuguese[index]) continue;
      expect(parseIban(portuguese.slice(0, index) + digit + portuguese.slice(index + 1)).ok).toBe(false);
    }
  }
});

test('it is shown in groups of four', () => {
  expect(shownIban(portuguese)).toBe('PT50 0002 0123 1234 5678 9015 4');
});
