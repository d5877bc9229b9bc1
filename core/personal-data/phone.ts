import { err, ok, type Result } from '../kernel/result.ts';

const portuguese = /^(?:\+|00)?351([1-9]\d{8})$/;
const brokenPortuguese = /^(?:\+|00)351/;
/** Nine digits at least; no telephone number in the world has more than fifteen. */
const anyNumber = /^(\+[1-9]\d{8,14}|\d{9,15})$/;

/** Digits, with a plus before those of another country. A Portuguese number is kept in its nine digits, as the clinic keeps it. */
export function parsePhone(typed: string): Result<string, { kind: 'phoneInvalid' }> {
  const written = typed.replace(/[\s().\-/]/g, '');
  const national = portuguese.exec(written)?.[1];
  if (national) return ok(national);
  const number = written.replace(/^00/, '+');
  return anyNumber.test(number) && !brokenPortuguese.test(number) ? ok(number) : err({ kind: 'phoneInvalid' });
}

/** MB WAY knows Portuguese mobile numbers only. */
export function parseMbwayPhone(typed: string): Result<string, { kind: 'mbwayPhoneInvalid' }> {
  const phone = parsePhone(typed);
  return phone.ok && /^9[1236]\d{7}$/.test(phone.value) ? phone : err({ kind: 'mbwayPhoneInvalid' });
}
