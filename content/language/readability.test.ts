import { type Locale, locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { readabilityOf } from './readability.ts';
import { sentencesIn } from './sentences.ts';
import { syllablesIn } from './syllables.ts';

test('a hard text is told from an easy one', () => {
  const plain = { pt: 'A bexiga guarda a urina. Quando enche, sente vontade.', en: 'The bladder holds urine. When it fills, you feel it.' };
  const learned = {
    pt: 'A hiperplasia benigna da próstata caracteriza-se histologicamente pela proliferação de elementos epiteliais e estromais periuretrais.',
    en: 'Benign prostatic hyperplasia is histologically characterised by proliferation of epithelial and stromal periurethral components.',
  };
  for (const locale of locales) {
    expect(readabilityOf([plain[locale]], locale)?.isEasyEnough).toBe(true);
    expect(readabilityOf([learned[locale]], locale)?.isEasyEnough).toBe(false);
  }
});

test('titles and lines without a stop are no sentences, and an abbreviation ends none', () => {
  expect(sentencesIn('O que é\nO Dr. António vê 3.500 casos. Mais? Veja:\ntem febre').map((words) => words.join(' '))).toEqual([
    'O Dr António vê 3500 casos',
  ]);
});

const syllables: Record<Locale, Record<number, string>> = {
  pt: {
    1: 'mão pai rim que põe 95',
    2: 'dia água muito sangue país raiz meio',
    3: 'próstata história saúde saída ideia Lisboa biópsia',
    4: 'cirurgia operação tratamento energia coágulos',
    7: 'radioterapia',
  },
  en: {
    1: 'the home passed free were',
    2: 'prostate bladder little needed changes people disease',
    3: 'diseases video surgery average idea biopsy',
    4: 'operation usually radiation',
    5: 'haematuria',
  },
};
test.each(locales)('syllables are counted as they are heard (%s)', (locale) => {
  for (const [count, words] of Object.entries(syllables[locale]))
    for (const word of words.split(' ')) expect(syllablesIn(word, locale), word).toBe(Number(count));
});
