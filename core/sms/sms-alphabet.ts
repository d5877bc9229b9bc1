/** The letters of GSM 03.38 that count once. One letter beyond them halves what fits into a message: 70 instead of 160. */
const alphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

const longestSms = 160;

const lookalikes: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
};

const bare = (letter: string): string =>
  [...letter.normalize('NFD').replaceAll(/\p{M}/gu, '')].map((sign) => (alphabet.has(sign) ? sign : '?')).join('');

/** “terça” becomes “terca”: what the alphabet lacks loses its accent, and what has no such form becomes a question mark. */
export const inSmsAlphabet = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => lookalikes[letter] ?? (alphabet.has(letter) ? letter : bare(letter))).join('');

export const fitsOneSms = (text: string): boolean => text.length <= longestSms && [...text].every((letter) => alphabet.has(letter));
