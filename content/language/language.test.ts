import { locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { readDocuments } from '../read-documents.ts';
import { americanForms } from './american-forms.ts';
import { brazilianForms } from './brazilian-forms.ts';
import { foreignFormsIn } from './foreign-forms.ts';
import { pageReadability, readabilityLine } from './read-pages.ts';
import { scaleOf } from './readability.ts';
import { everythingSaid } from './said.ts';
import type { TextWithSource } from './said-in-labels.ts';
import { createSpeller } from './spelling.ts';
import { readableText, wordsIn } from './words-in.ts';

// One file for all that is asked of the texts: reading them takes longer than any question.
const documents = readDocuments();
const all = { pt: everythingSaid('pt', documents), en: everythingSaid('en', documents) };
const spellers = { pt: await createSpeller('pt'), en: await createSpeller('en') };
const foreign = { pt: brazilianForms, en: americanForms };

const isTextMessage = ({ where }: TextWithSource): boolean => where.endsWith('-sms.json');

/** Every word once, with the places where it stands. */
function placesOfWords(said: TextWithSource[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const { where, text } of said) for (const word of wordsIn(text)) places.set(word, (places.get(word) ?? new Set()).add(where));
  return places;
}

test.each(locales)('every word that somebody reads is spelt right (%s)', (locale) => {
  const { isRight, isRightButForAccents } = spellers[locale];
  const said = all[locale];
  const words = placesOfWords(said.filter((text) => !isTextMessage(text)));
  console.log(`${locale}: ${words.size} different words in ${said.length} texts looked up`);
  const unknown = [...words].filter(([word]) => !isRight(word));
  const help = 'mend these words or, if they are right, add them to a list of content/words';
  expect(
    unknown.map(([word, places]) => `${word}: ${[...places].join(', ')}`),
    help,
  ).toEqual([]);
  expect([...placesOfWords(said.filter(isTextMessage)).keys()].filter((word) => !isRightButForAccents(word))).toEqual([]);
});

test.each(locales)('nothing is said as across the ocean (%s)', (locale) => {
  const offences = all[locale].flatMap(({ where, text }) =>
    foreignFormsIn(readableText(text), foreign[locale]).map(({ found, say }) => `${where}: “${found}”, say ${say}`),
  );
  expect(offences).toEqual([]);
});

test.each(locales)('nine pages in ten are read with ease at the age of 11 to 14 (%s)', (locale) => {
  const pages = pageReadability(locale, documents);
  const easy = pages.filter(({ isEasyEnough }) => isEasyEnough);
  console.log(
    [`${locale}: ${easy.length} of ${pages.length} pages are easy enough (${scaleOf(locale).name}). The ten hardest:`]
      .concat(pages.slice(0, 10).map(readabilityLine))
      .join('\n'),
  );
  expect(pages.length).toBeGreaterThan(60);
  expect(easy.length / pages.length).toBeGreaterThanOrEqual(0.9);
});
