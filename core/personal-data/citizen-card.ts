import { err, ok, type Result } from '../kernel/result.ts';

/** Doubled letters stay above nine even after nine is taken away: so the card's issuer reckons. */
const doubled = (value: number) => (value * 2 > 9 ? value * 2 - 9 : value * 2);

function checks(characters: string): boolean {
  const sum = [...characters].reverse().reduce((total, character, index) => {
    const value = Number.parseInt(character, 36);
    return total + (index % 2 === 1 ? doubled(value) : value);
  }, 0);
  return sum % 10 === 0;
}

/** The number on a Cartão de Cidadão: `00000000 0 ZZ4`, eight digits, a digit, two letters or digits, a check digit. */
export function parseCitizenCard(typed: string): Result<string, { kind: 'citizenCardInvalid' }> {
  const characters = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^\d{9}[A-Z0-9]{2}\d$/.test(characters) && checks(characters) ? ok(characters) : err({ kind: 'citizenCardInvalid' });
}
