import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMbwayPhone, parsePhone } from './phone.ts';

test.each([
  ['912345678', '912345678'],
  ['21 234 56 78', '212345678'],
  ['(+351) 912-345-678', '912345678'],
  ['00351 912 345 678', '912345678'],
  ['351 912 345 678', '912345678'],
  ['+244 923 456 789', '+244923456789'],
  ['0055 11 91234-5678', '+5511912345678'],
  ['+44 20 7946 0958', '+442079460958'],
  ['020 7946 0958', '02079460958'],
])('“%s” is kept as “%s”', (typed, kept) => expect(parsePhone(typed)).toEqual({ ok: true, value: kept }));

test.each([
  '',
  '+',
  '12345678',
  '+351 91 234 567',
  '+351 912 345 6789',
  '+1234567890123456',
  '912345678 (casa)',
  '91234567+8',
  '٩١٢٣٤٥٦٧٨',
])('“%s” is no telephone number', (typed) => expect(parsePhone(typed)).toEqual({ ok: false, error: { kind: 'phoneInvalid' } }));

test('normalising a number twice gives the same as once', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^(\+|00|\+351|351)?[\d ]{6,18}$/), (typed) => {
      const once = parsePhone(typed);
      if (once.ok) expect(parsePhone(once.value)).toEqual(once);
    }),
  ));

test.each(['912345678', '92 234 56 78', '+351 93 234 56 78', '962345678'])('MB WAY takes “%s”', (typed) => {
  const digits = typed.replace(/\D/g, '').replace(/^351/, '');
  expect(parseMbwayPhone(typed)).toEqual({ ok: true, value: digits });
});

test.each(['', '91234567', '9123456789', '212345678', '942345678', '+244912345678', '+912345678'])('MB WAY does not take “%s”', (typed) =>
  expect(parseMbwayPhone(typed)).toEqual({ ok: false, error: { kind: 'mbwayPhoneInvalid' } }),
);
