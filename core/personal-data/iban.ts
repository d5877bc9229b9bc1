import { err, ok, type Result } from '../kernel/result.ts';

/** Of the registry of SWIFT: how long the number of an account is, by its country. One from elsewhere is no IBAN. */
const lengths: Record<string, number> = {
  ...{ AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BI: 27, BR: 29, BY: 28, CH: 21, CR: 22, CY: 28, CZ: 24 },
  ...{ DE: 22, DJ: 27, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FK: 18, FO: 18, FR: 27, GB: 22, GE: 22, GI: 23, GL: 18, GR: 27 },
  ...{ GT: 28, HN: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26, IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LC: 32, LI: 21, LT: 20 },
  ...{ LU: 20, LV: 21, LY: 25, MC: 27, MD: 24, ME: 22, MK: 19, MN: 20, MR: 27, MT: 31, MU: 30, NI: 28, NL: 18, NO: 15, OM: 23, PK: 24 },
  ...{ PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, RU: 33, SA: 24, SC: 31, SD: 18, SE: 24, SI: 19, SK: 24, SM: 27, SO: 23, ST: 25 },
  ...{ SV: 28, TL: 23, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20, YE: 30 },
};

export type IbanTrouble = 'ibanRequired' | 'ibanLooksLikeCard' | 'ibanCountry' | 'ibanLength' | 'ibanWrong';

/** Spaces, dots and dashes of any kind, and the word that stands before it where it is copied from. */
const bare = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-‐-―]/g, '')
    .replace(/^(IBAN|NIB):?(?=[A-Z]{2}\d|\d)/, '');

/** ISO 13616: the first four to the end, letters as numbers, and what is left of a division by 97 is 1. */
function hasRightCheckDigits(iban: string): boolean {
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => String(Number.parseInt(sign, 36))).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** An account as banks name it. The 21 digits of the Portuguese NIB are taken, too: its IBAN always begins with PT50. */
export function parseIban(typed: string): Result<string, { kind: IbanTrouble }> {
  const written = bare(typed);
  if (written === '') return err({ kind: 'ibanRequired' });
  if (/^\d{13,19}$/.test(written)) return err({ kind: 'ibanLooksLikeCard' });
  const iban = /^\d{21}$/.test(written) ? `PT50${written}` : written;
  const country = /^[A-Z]{2}/.exec(iban)?.[0] ?? '';
  if (!Object.hasOwn(lengths, country)) return err({ kind: 'ibanCountry' });
  if (iban.length !== lengths[country]) return err({ kind: 'ibanLength' });
  return /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && hasRightCheckDigits(iban) ? ok(iban) : err({ kind: 'ibanWrong' });
}

/** In groups of four, as on paper. */
export const shownIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
