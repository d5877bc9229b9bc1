import { pt } from '@payloadcms/translations/languages/pt';
import { expect, test } from 'vitest';
import { configure } from '../configure.ts';
import { readEnv } from '../env.ts';
import { ptPT } from './pt-pt.ts';

type LabelText = { key: string; text: string };
const everything = (translations: object): LabelText[] =>
  Object.entries(translations).flatMap(([group, texts]) =>
    Object.entries(texts as object).map(([name, text]) => ({ key: `${group}:${name}`, text: String(text) })),
  );

/** Words that nobody in Portugal would write, and the Brazilian "está fazendo" for "está a fazer". */
const brazilian = [
  /\bvocê/i,
  /\busuári/i,
  /\bsenhas?\b/i,
  /\bsalv[aeo]/i,
  /\barquivo/i,
  /\bexclu[iís]/i,
  /\bdelet/i,
  /\btela\b/i,
  /\bcadastr/i,
  /\bacess(?:ar|e)\b/i,
  /\blixeira/i,
  /\bregistr/i,
  /\bbaix(?:ar|e)\b/i,
  /\babas?\b/i,
  /\blinks?\b/i,
  /\bupload/i,
  /\blog ?(?:in|out|ado)\b/i,
  /\bconect/i,
  /\bdesconect/i,
  /eletrônic/i,
  /\bcardápio/i,
  /\bhabilitar/i,
  /\bgerenci/i,
  /\bpular\b/i,
  /\bpadrão\b/i,
  /\bstatus\b/i,
  /\bbuscar\b/i,
  /\bcompartilh/i,
  /\bTem certeza/i,
  /\bEstás\b/i,
  /\bdigit(?:ar|e)\b/i,
  /\bpression(?:ar|e)\b/i,
  /\b(?!quando\b|comando\b)[a-záéíóúâêôãõç]{2,}(?:ando|endo|indo)\b/i,
];

test.each(brazilian.map((pattern) => [pattern]))('nothing said matches %s', (pattern) => {
  expect(everything(ptPT.translations).filter(({ text }) => pattern.test(text.replace(/\{\{\w+\}\}/g, '')))).toEqual([]);
});

/** Nobody has such a key: `useAPIKey` is off. */
const neverShown = /API/;

test('nothing said is a word of programs', () => {
  const ofPrograms = /\b(?:IDs?|URLs?|slugs?|tokens?|JSON|HTML|MIME|widgets?|layout|locale|payload|dashboard)\b/i;
  const shown = everything(ptPT.translations).map(({ key, text }) => ({ key, text: text.replace(/\{\{\w+\}\}/g, '') }));
  expect(shown.filter(({ text }) => ofPrograms.test(text) && !neverShown.test(text))).toEqual([]);
});

test('the list of Brazilian forms is not blind: Payload’s own words match it', () => {
  const found = everything(pt.translations).filter(({ text }) => brazilian.some((pattern) => pattern.test(text)));
  expect(found.length).toBeGreaterThan(150);
});

test('every placeholder and marked word of the original is kept', () => {
  const marks = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\d>/g))].toSorted();
  const original = new Map(everything(pt.translations).map(({ key, text }) => [key, text]));
  // The original misspells the placeholder of the first; the others would show an object instead of a name.
  const meant = ['version:noRowsSelected', 'fields:addNewLabel', 'general:editLabel', 'general:sortByLabelDirection'];
  const changed = everything(ptPT.translations).filter(
    ({ key, text }) => !meant.includes(key) && `${marks(text)}` !== `${marks(original.get(key) ?? '')}`,
  );
  expect(changed).toEqual([]);
});

test('the text editor speaks European Portuguese too, after it has set itself up', async () => {
  const { i18n } = await configure(readEnv({ NEXT_PHASE: 'phase-production-build' }));
  const { pt: portuguese, en: english } = i18n.translations as unknown as Record<'pt' | 'en', { lexical: object }>;
  const said = everything(portuguese.lexical);
  expect(said.map(({ key }) => key).toSorted()).toEqual(
    everything(english.lexical)
      .map(({ key }) => key)
      .toSorted(),
  );
  expect(said.filter(({ text }) => brazilian.some((pattern) => pattern.test(text)))).toEqual([]);
  expect(said).toContainEqual({ key: 'link:loadingWithEllipsis', text: 'A carregar…' });
});
