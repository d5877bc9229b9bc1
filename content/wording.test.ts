import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDocuments } from './read-documents.ts';
import { contentDir } from './read-file.ts';

const documents = readDocuments();
const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(documents|settings)\/.*\.(md|yaml)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(contentDir, file), 'utf8') }));
/** The settings hold both languages. */
const withEnglish = files.filter(({ file }) => !file.endsWith('/pt.md'));
const withPortuguese = files.filter(({ file }) => !file.endsWith('/en.md'));
const onlyEnglish = files.filter(({ file }) => file.endsWith('/en.md'));

const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');
const brazilian = word(
  'câncer|você|vocês|tela|usuári[oa]s?|cadastr\\p{L}*|celular|banheiro|ônibus|equipe|convênio|registrar|contato|gerenciar|deletar|gênero|fato|mídia|' +
    'planejamento|computadorizada|crônic[oa]s?|anatômic[oa]s?|econômic[oa]s?|ultrassom|plano de saúde',
);
const american = word('tumor|tumors|hematuria|center|centers|color|behavior|anesthesia|catheterization|specialized|organization|vapor');
const boasts = word(
  'melhor|melhores|único|líder|líderes|garantid[oa]s?|garantimos|cura|indolor|sem dor|sem riscos?|revolucionári[oa]|grátis|desconto|promoção',
);
const englishBoasts = word('best|leading|unique|guaranteed?|cures?|painless|risk-free|revolutionary|world-class|free of charge|discount');

const offences = (among: typeof files, pattern: RegExp) =>
  among.flatMap(({ file, text }) => (pattern.exec(text) ? [`${file}: ${pattern.exec(text)?.[0]}`] : []));

test('Portuguese texts are European Portuguese', () => expect(offences(withPortuguese, brazilian)).toEqual([]));

test('English texts are British English', () => expect(offences(onlyEnglish, american)).toEqual([]));

test('nothing boasts or promises', () => {
  expect(offences(withPortuguese, boasts)).toEqual([]);
  expect(offences(withEnglish, englishBoasts)).toEqual([]);
});

test('every description for search engines has 50 to 160 characters and says something of its own', () => {
  for (const locale of ['pt', 'en'] as const) {
    const descriptions = documents.flatMap(({ metaDescription }) => metaDescription[locale] ?? []);
    for (const description of descriptions)
      expect(description.length, description).toSatisfy((length: number) => length >= 50 && length <= 160);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  }
});

test('no two documents of a kind share a title', () => {
  for (const locale of ['pt', 'en'] as const) {
    const titles = documents.flatMap(({ kind, title }) => (title[locale] ? [`${kind}: ${title[locale]}`] : []));
    expect(new Set(titles).size).toBe(titles.length);
  }
});
