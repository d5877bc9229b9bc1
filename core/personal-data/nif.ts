import { err, ok, type Result } from '../kernel/result.ts';

/** The kinds of taxpayer that exist; numbers with any other beginning were never given out. */
const beginnings = /^([1-3]|45|5|6|7[0-2]|7[45]|7[7-9]|8|9[01]|9[89])/;

function checkDigit(digits: string): number {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const rest = 11 - (sum % 11);
  return rest > 9 ? 0 : rest;
}

/** The Portuguese tax number: nine digits, the last of which follows from the others. */
export function parseNif(typed: string): Result<string, { kind: 'vatNotValid' }> {
  const digits = typed.replace(/[\s.-]/g, '').replace(/^PT/i, '');
  const isValid = /^\d{9}$/.test(digits) && beginnings.test(digits) && checkDigit(digits) === Number(digits[8]);
  return isValid ? ok(digits) : err({ kind: 'vatNotValid' });
}
