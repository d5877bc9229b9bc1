import { createAddressBook } from '@clinic/core/addresses/address-book';
import { type SearchRow, searchRows } from '@clinic/core/search/search-row';

/** The commonest first. */
const medicalWords = `próstata urina bexiga rim cirurgia tratamento exame consulta médico doença sintomas dor cancro tumor sangue análise
  incontinência medicamentos recuperação hospital biópsia ecografia ressonância laser radioterapia hiperplasia benigna infeção febre
  vigilância uretra ureter cateter pedra cálculo litíase cólica renal hematúria cistoscopia urologista prolapso pélvico pavimento
  robótica laparoscópica endoscópica braquiterapia crioterapia recidiva PSA ejaculação ereção disfunção prostatite fimose varicocelo`.split(
  /\s+/,
);

const [wordsPerPage, inventedWords] = [700, 20_000];

/** The same numbers in every run, so that two measurements compare. */
function createDice(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables = ['ca', 'ro', 'mi', 'te', 'lu', 'pre', 'so', 'na', 'vi', 'gra', 'do', 'fe', 'bu', 'qui', 'lha', 'par', 'ter', 'con'];

function invented(number: number): string {
  let rest = number + syllables.length;
  let word = '';
  for (; rest > 0; rest = Math.floor(rest / syllables.length)) word += syllables[rest % syllables.length];
  return word;
}

/** Each page is about some things and says little of the others. */
const topicsOf = (dice: () => number) =>
  Array.from({ length: 8 }, () => medicalWords[Math.floor(dice() ** 1.5 * medicalWords.length)] ?? '');

/** As in real texts, few words are very common and most are rare. */
const wordOf = (dice: () => number, topics: string[]) =>
  dice() < 0.15 ? (topics[Math.floor(dice() * topics.length)] ?? '') : invented(Math.floor(dice() ** 4 * inventedWords));

const collections = ['problemas', 'analises_exames', 'equipa', 'artigos_blog'] as const;

/** Pages `start` to `start + count`, in Portuguese. */
export function syntheticRows(start: number, count: number): SearchRow[] {
  return Array.from({ length: count }, (_, index) => {
    const number = start + index;
    const dice = createDice(number + 1);
    const topics = topicsOf(dice);
    const sentence = (words: number) => Array.from({ length: words }, () => wordOf(dice, topics)).join(' ');
    const collection = collections[number % collections.length] ?? 'problemas';
    const title = [medicalWords[number % medicalWords.length], sentence(2)].join(' ');
    const address = { collection, id: number, slugs: { pt: `pagina-${number}` }, titles: { pt: title }, parent: null, updatedAt: '' };
    const document = {
      titulo: { pt: title },
      excerto: { pt: sentence(30) },
      faqs: Array.from({ length: 5 }, () => ({ pergunta: { pt: sentence(8) }, texto: { pt: sentence(wordsPerPage / 5) } })),
    };
    return searchRows({ collection, documentId: String(number) }, document, createAddressBook([address]));
  }).flat();
}
