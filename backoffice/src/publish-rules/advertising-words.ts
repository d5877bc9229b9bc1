import type { Locale } from '@clinic/core/kernel/locale';

const phrase = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}-])`, 'giu');

/** Words the law on health advertising ties to a named act; the exceptions are everyday medical language. */
const advertising: Record<Locale, RegExp> = {
  pt: phrase(
    [
      'grátis',
      'gratuit[oa]s?',
      'gratuitamente',
      'descontos?',
      'promoç(?:ão|ões)(?! da saúde)',
      'ofertas?',
      'curas? garantidas?',
      'o melhor',
      'sem dor(?:es)?',
      '100\\s?%',
    ].join('|'),
  ),
  en: phrase(
    [
      '(?<!feel )free(?! psa\\b| of (?!charge))',
      'discounts?',
      '(?<!health )promotions?',
      'special offers?',
      'guaranteed cures?',
      'the best',
      'painless(?:ly)?',
      '100\\s?%',
    ].join('|'),
  ),
};

/** Blood in the urine without pain is a warning sign, not a promise. */
const painlessness = /^(?:sem dor|painless)/iu;
const symptom = /sangue|urina|hematúria|nódulo|caroço|massa|inchaço|aumento|blood|urin|haematuria|lump|mass|swelling/iu;

const sentenceAround = (text: string, index: number): string => {
  const start = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, index))) + 1;
  const rest = text.slice(index).search(/[.!?\n]/);
  return text.slice(start, rest < 0 ? undefined : index + rest);
};

/** The advertising words of a text, as they are written there. */
export const advertisingWordsIn = (text: string, locale: Locale): string[] => {
  const found = [...text.matchAll(advertising[locale])].filter(
    ({ 0: words, index }) => !(painlessness.test(words) && symptom.test(sentenceAround(text, index))),
  );
  return [...new Set(found.map(([words]) => words))];
};
