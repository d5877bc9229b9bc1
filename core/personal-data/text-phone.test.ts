import { expect, test } from 'vitest';
import { err, ok } from '../kernel/result.ts';
import { parseTextPhone, textCountry } from './text-phone.ts';

test.each([
  ['912 345 678', '912345678', '+351'],
  ['+351 933 000 000', '933000000', '+351'],
  ['+44 7700 900123', '+447700900123', '+44'],
  ['0055 11 91234 5678', '+5511912345678', '+55'],
  ['+244 923 000 000', '+244923000000', '+244'],
])('%s takes text messages', (typed, phone, country) => {
  expect(parseTextPhone(typed)).toEqual(ok(phone));
  expect(textCountry(phone)).toBe(country);
});

test.each(['210 000 000', '+351 210 000 000', '808 000 000', '+882 16 0000 0000', '+225 07 00 00 00 00'])(
  '%s does not, or we send none there',
  (typed) => expect(parseTextPhone(typed)).toEqual(err({ kind: 'mobileRequired' })),
);

test('what is no number is told as such', () => expect(parseTextPhone('12')).toEqual(err({ kind: 'phoneInvalid' })));
