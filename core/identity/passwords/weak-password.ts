import { dictionary } from '@zxcvbn-ts/language-common';

export const shortestPassword = 12;
/** Longer ones are no safer, only slower to take in. */
export const longestPassword = 200;

export type Weakness = 'tooShort' | 'tooLong' | 'onlySpaces' | 'common' | 'repeated' | 'sequence' | 'personal';

/** Beside the international list, which knows little Portuguese. */
const portuguese = [
  'palavrapasse',
  'palavrachave',
  'segredo',
  'benfica',
  'sporting',
  'portugal',
  'lisboa',
  'urologia',
  'consultorio',
  'clinica',
];
const common = new Set([...dictionary['passwords-common'], ...portuguese]);

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  '1q2w3e4r5t6y7u8i9o0p',
];
const backwards = (text: string) => [...text].reverse().join('');
const runs = rows.flatMap((row) => [row.repeat(2), backwards(row).repeat(2)]);

/** Without accents, capitals, and the letters written as figures that everybody thinks of. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const swapped = (text: string): string =>
  text.replace(/[@4]/g, 'a').replace(/3/g, 'e').replace(/[1!]/g, 'i').replace(/0/g, 'o').replace(/[$5]/g, 's');
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
/** “Clinica2026!” is “clinica” with a decoration. */
const undecorated = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** What is left when one piece is written again and again: “abc123abc123” is “abc123”. */
function pieceOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return piece;
  }
  return text;
}

/** “qwertyuiopasd”, “abcdefgh12345678”: nothing in it but runs of three and more, the longest taken first. */
function isMadeOfRuns(text: string): boolean {
  let rest = text;
  while (rest !== '') {
    let length = rest.length;
    while (length >= 3 && !runs.some((run) => run.includes(rest.slice(0, length)))) length -= 1;
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

const piecesOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece.length >= 4);

/**
 * No rules about capitals, figures and signs: they make people write “Clinica2026!”. What is refused is what is guessed first. `personal`:
 * the clinic's name, the person's own name and address, and whatever else is known to everybody around.
 */
export function weaknessOf(password: string, personal: readonly string[]): Weakness | null {
  if (password.trim() === '') return 'onlySpaces';
  if ([...password].length < shortestPassword) return 'tooShort';
  if (password.length > longestPassword) return 'tooLong';
  const letters = lettersOf(plain(password));
  const cores = [
    plain(password),
    letters,
    undecorated(plain(password)),
    swapped(letters),
    undecorated(letters),
    swapped(undecorated(plain(password))),
  ];
  const words = [...personal.map((word) => lettersOf(plain(word))), ...personal.flatMap(piecesOf)].filter((word) => word.length >= 4);
  // Whatever stays when the known words are taken away must still be long enough to be something of one's own.
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((text, word) => text.replaceAll(word, ''), letters);
  if (rest !== letters && undecorated(rest).length < 6) return 'personal';
  if (pieceOf(letters).length <= 4 || letters.length < shortestPassword / 2) return 'repeated';
  if (isMadeOfRuns(letters)) return 'sequence';
  if ([...cores, pieceOf(letters), undecorated(pieceOf(letters))].some((core) => core.length >= 4 && common.has(core))) return 'common';
  return null;
}
