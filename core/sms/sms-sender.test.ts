import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsOneSms, inSmsAlphabet } from './sms-alphabet.ts';
import { smsNumber } from './sms-sender.ts';

test.each([
  ['910000001', '+351910000001'],
  ['+447700900123', '+447700900123'],
  ['210000000', null],
  ['+351910000001', null],
  ['00447700900123', null],
  ['+88216000000', null],
  ['+2250700000000', null],
  ['+1', null],
  ['', null],
])('a message to %j goes to %j', (phone, number) => expect(smsNumber(phone)).toBe(number));

test('keeps the accents that telephones know and drops the others', () => {
  expect(inSmsAlphabet('terça às 10:20, Conceição «Zé» – José')).toBe('terca às 10:20, Conceicao "Zé" - José');
  expect(inSmsAlphabet('Łódź 🙂')).toBe('?odz ?');
});

test('whatever goes in, only letters that count once come out', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => fitsOneSms(inSmsAlphabet(text).slice(0, 160))));
});

test('counts to 160', () => {
  expect(fitsOneSms('a'.repeat(160))).toBe(true);
  expect(fitsOneSms('a'.repeat(161))).toBe(false);
  expect(fitsOneSms('ç')).toBe(false);
});
