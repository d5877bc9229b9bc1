/**
 * Without accents and capitals, letter for letter: what is found at a place here stands at the same place in the text. The
 * text must be composed (NFC), as all stored text is.
 */
export const foldLetters = (text: string): string => text.replace(/[A-Z\u0080-\uffff]/g, foldLetter);

const known = new Map<string, string>();

function foldLetter(letter: string): string {
  const folded = known.get(letter) ?? plainForm(letter);
  known.set(letter, folded);
  return folded;
}

function plainForm(letter: string): string {
  const [base = letter] = letter.normalize('NFD');
  const plain = base.toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

const word = /[a-z0-9]+/g;

/** The words of a text, folded, in their order. */
export const foldedWords = (text: string): string[] => foldLetters(text.normalize('NFC')).match(word) ?? [];
