import { createSpeller } from '../../content/language/spelling.ts';
import { wordsIn } from '../../content/language/words-in.ts';
import { allowedWords } from './allowed-words.ts';

/** What programs say among themselves: none of it is a word of the clinic's. */
const technical: [string, RegExp][] = [
  ['name of a field', /(?<![\w/.@-])[a-z]+(?:_[a-z0-9]+)+(?![\w/.@-])/g],
  ['name in code', /(?<![\w/.@-])[a-z]+[A-Z][A-Za-z]*(?![\w/@-])/g],
  ['nothing at all', /\b(?:undefined|NaN|null|Invalid Date)\b|\[object \w+\]/g],
  ['kind of file', /\b(?:image|application|text|video)\/[a-z0-9.+-]+/g],
  ['moment for programs', /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?\b/g],
  ['American date', /\b(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/\d{2,4}\b|\b\d{1,2}:\d{2}\s?[AP]M\b/g],
  ['number of a row', /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g],
  ['word of programmers', /(?<![\p{L}/.])(?:IDs?|URLs?|URI|UUID|HTML|MIME|JSON|API|JPE?G \/|SQL|slugs?|ISO|UTC|GMT|HTTP)(?![\p{L}/.])/giu],
  ['name left out of a sentence', /\{\{?\w+\}?\}/g],
];

/** Only words that stand for themselves: an address, a file or a telephone number is what it is. */
const isAddress = (text: string): boolean => /^(?:https?:\/\/|\/)\S*$|^\S+@\S+\.\w+$|^\S+\.(?:pdf|svg|webp|avif|png|jpe?g)$/.test(text);

export type Detector = (text: string) => string[];

/** What in a text is English, or of programs. English is what the English dictionary knows and the Portuguese one does not. */
export async function foreignWordDetector(): Promise<Detector> {
  const [pt, en] = [await createSpeller('pt'), await createSpeller('en')];
  const allowed = new Set(allowedWords.flatMap(({ words }) => words).map((word) => word.toLowerCase()));
  const judged = new Map<string, boolean>();
  const isEnglish = (word: string): boolean => {
    const known = judged.get(word);
    if (known !== undefined) return known;
    const forms = [word, word.toLowerCase()];
    const found = !forms.some((form) => pt.isRight(form)) && forms.some((form) => en.isInDictionary(form));
    judged.set(word, found);
    return found;
  };
  return (text) => {
    if (isAddress(text)) return [];
    const english = wordsIn(text).filter((word) => !allowed.has(word.toLowerCase()) && isEnglish(word));
    const ofPrograms = technical.flatMap(([kind, pattern]) =>
      (text.match(pattern) ?? []).filter((found) => !allowed.has(found.toLowerCase())).map((found) => `${found} (${kind})`),
    );
    return [...english, ...ofPrograms];
  };
}
