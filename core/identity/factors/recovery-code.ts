import { randomInt } from 'node:crypto';

const howMany = 10;
/** Without the letters and digits that are taken for one another on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

function newCode(): string {
  const letters = Array.from({ length: 2 * half }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, half)}-${letters.slice(half)}`;
}

/** For patients and for staff alike. */
export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, newCode);

/** As it is compared, however it was typed. */
export const plainCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Longer than any other code. */
export const isRecoveryCode = (typed: string): boolean => plainCode(typed).length === 2 * half;
