/**
 * Said on the telephone and typed at the desk, so without lookalikes: no vowels, which also keeps words out, and no letter that passes
 * for a figure (B G I L O Q S Z) or figure that passes for a letter (0 1). As many characters as a prime number: see `isChecked`.
 */
const alphabet = '23456789CDFHJKMNPRTVWXY';
const codeLength = 6;

/** Letters that are not in use, read as the figures they look like. */
const lookalikes: Record<string, string> = { B: '8', G: '6', S: '5', Z: '2' };

/**
 * Each place counts differently, and all that matters is the rest of a division by a prime: one wrong character, or two that changed
 * places, always leave another rest.
 */
const isChecked = (code: string): boolean =>
  [...code].reduce((sum, character, place) => sum + alphabet.indexOf(character) * (codeLength - place), 0) % alphabet.length === 0;

const checkCharacter = (beginning: string): string => [...alphabet].find((character) => isChecked(beginning + character)) ?? '';

/**
 * A name for one booking, and no proof of anything: it stands in letters and is said aloud. It opens nothing for a patient, and whoever
 * says it is believed no more for it. `pick` draws a whole number below the given one. A code without a letter could be taken for a number of the clinic's.
 */
export function newBookingCode(pick: (below: number) => number): string {
  const beginning = Array.from({ length: codeLength - 1 }, () => alphabet.charAt(pick(alphabet.length))).join('');
  const code = beginning + checkCharacter(beginning);
  return hasLetter(code) ? code : newBookingCode(pick);
}

/** As it was said or typed: in any case, in groups, with hyphens or dots. Null for what is no code, or has a mistake in it. */
export function parseBookingCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s.\-‐-―]/g, '')
    .replace(/[BGSZ]/g, (letter) => lookalikes[letter] ?? letter);
  const isOfAlphabet = code.length === codeLength && [...code].every((character) => alphabet.includes(character));
  return isOfAlphabet && hasLetter(code) && isChecked(code) ? code : null;
}

/** `KM4-7VX`: two groups, as it is said. */
export const shownBookingCode = (code: string): string => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;

const hasLetter = (code: string): boolean => /[A-Z]/.test(code);
