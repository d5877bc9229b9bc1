import { pt } from '@payloadcms/translations/languages/pt';
import { expect, test } from 'vitest';
import { ptPT } from './pt-pt.ts';

type Said = { key: string; text: string };
const everything = (translations: object): Said[] =>
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
  /\b(?!quando\b|comando\b)[a-záéíóúâêôãõç]{2,}(?:ando|endo|indo)\b/i,
];

test.each(brazilian.map((pattern) => [pattern]))('nothing said matches %s', (pattern) => {
  expect(everything(ptPT.translations).filter(({ text }) => pattern.test(text.replace(/\{\{\w+\}\}/g, '')))).toEqual([]);
});

test('the list of Brazilian forms is not blind: Payload’s own words match it', () => {
  const found = everything(pt.translations).filter(({ text }) => brazilian.some((pattern) => pattern.test(text)));
  expect(found.length).toBeGreaterThan(150);
});

test('every placeholder and marked word of the original is kept', () => {
  const marks = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\d>/g))].toSorted();
  const original = new Map(everything(pt.translations).map(({ key, text }) => [key, text]));
  // The original misspells this one placeholder.
  const changed = everything(ptPT.translations).filter(
    ({ key, text }) => key !== 'version:noRowsSelected' && `${marks(text)}` !== `${marks(original.get(key) ?? '')}`,
  );
  expect(changed).toEqual([]);
});
