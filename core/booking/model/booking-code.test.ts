import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newBookingCode, parseBookingCode, shownBookingCode } from './booking-code.ts';

const alphabet = [...'23456789CDFHJKMNPRTVWXY'];
const codes = Array.from({ length: 300 }, () => newBookingCode(randomInt));

test('has six characters, none of which is taken for another', () => {
  for (const code of codes) expect(code).toMatch(/^[2-9CDFHJKMNPRTVWXY]{6}$/);
});

test('is never a mere number, which the clinic’s own numbers are', () => {
  const zerosFirst = [0, 0, 0, 0, 0, 8, 9, 10, 11, 12];
  const code = newBookingCode(() => zerosFirst.shift() ?? 0);
  expect(code).toMatch(/[A-Z]/);
  expect(parseBookingCode('222222')).toBeNull();
});

test.each([
  (code: string) => code.toLowerCase(),
  (code: string) => shownBookingCode(code),
  (code: string) => shownBookingCode(code).replace('-', '–'),
  (code: string) => [...code].join(' '),
  (code: string) => ` ${code.slice(0, 3)} . ${code.slice(3).toLowerCase()} `,
  (code: string) => code.replaceAll('8', 'B').replaceAll('5', 's').replaceAll('2', 'z').replaceAll('6', 'G'),
])('is understood however it is written: way %#', (written) => {
  for (const code of codes) expect(parseBookingCode(written(code))).toBe(code);
});

test('one wrong character is noticed', () => {
  for (const code of codes.slice(0, 40))
    for (const [place, right] of [...code].entries())
      for (const wrong of alphabet.filter((character) => character !== right))
        expect(parseBookingCode(code.slice(0, place) + wrong + code.slice(place + 1))).toBeNull();
});

test('two characters that changed places are noticed', () => {
  for (const code of codes)
    for (let one = 0; one < 6; one++)
      for (let other = one + 1; other < 6; other++) {
        const turned = [...code];
        [turned[one], turned[other]] = [code.charAt(other), code.charAt(one)];
        if (turned.join('') !== code) expect(parseBookingCode(turned.join(''))).toBeNull();
      }
});

test('whatever is typed, the answer is a code or nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const code = parseBookingCode(typed);
      expect(code === null || parseBookingCode(shownBookingCode(code)) === code).toBe(true);
    }),
  );
});

test('is said in two groups', () => {
  expect(shownBookingCode('KM47VX')).toBe('KM4-7VX');
});
