import { type Locale, locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';

import { readBookingSettingsFile } from './read-booking-settings.ts';
import { readDocuments } from './read-documents.ts';
import { readHomeBlocks } from './read-home-blocks.ts';
import { readMenuFile } from './read-menu.ts';
import { readPdfFiles, readPictures } from './read-pictures.ts';
import { readRedirects } from './read-redirects.ts';
import { readFooterFile, readSettingsFile } from './read-settings.ts';
import { wordsOf } from './words-of.ts';

const documents = readDocuments();

type TextInFile = { where: string; text: string };
const said = (locale: Locale): TextInFile[] => [
  ...documents.flatMap(({ folder, fields }) => wordsOf(fields, locale).map((text) => ({ where: folder, text }))),
  ...[...readPictures(), ...readPdfFiles()].flatMap(({ path, fields }) => wordsOf(fields, locale).map((text) => ({ where: path, text }))),
  ...[readHomeBlocks(), readSettingsFile(), readBookingSettingsFile(), readMenuFile(documents), readFooterFile()].flatMap((part) =>
    wordsOf(part, locale).map((text) => ({ where: 'settings', text })),
  ),
  ...(locale === 'pt' ? readRedirects().map(({ note }) => ({ where: 'settings/redirects.yaml', text: note })) : []),
];
const all: Record<Locale, TextInFile[]> = { pt: said('pt'), en: said('en') };
/** What stands in menus, results of searches and at the top of a page, where a reader may see nothing else. */
const onTop = (locale: Locale): TextInFile[] =>
  documents.flatMap(({ folder, title, fields }) =>
    [title, ...(fields['meta'] ? [fields['meta']] : [])].flatMap((part) => wordsOf(part, locale)).map((text) => ({ where: folder, text })),
  );

const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');
/** The law on advertising in health forbids these unless the act is named; the back office refuses them too. */
const advertising = {
  pt: word('grátis|gratuit[oa]s?|descontos?|promoç(?:ão|ões)|ofertas?|cura garantida|o melhor|100 ?%|garantimos'),
  en: word('free of charge|for free|discounts?|promotions?|special offers?|guaranteed cure|the best|100 ?%|world-class'),
};
/** Blood without pain is a warning sign, not a promise. */
const painless = {
  pt: word(
    '(?<!(?:sangue|urina|hematúria|nódulo|caroço|massa|inchaço|aumento)[^.!?\\n]*)sem dor(?:es)?(?![^.!?\\n]*(?:sangue|urina|hematúria|nódulo|caroço|massa|inchaço))',
  ),
  en: word(
    '(?<!(?:blood|urin|haematuria|lump|mass|swelling)[^.!?\\n]*)painless(?:ly)?(?![^.!?\\n]*(?:blood|urin|haematuria|lump|mass|swelling))',
  ),
};
/** A text may say that nothing is guaranteed; a title may not speak of it. */
const boasts = {
  pt: word('melhor|melhores|único|líder|líderes|cura|garantid[oa]s?|indolor|sem dor|sem riscos?|revolucionári[oa]'),
  en: word('best|leading|unique|cures?|guaranteed?|painless|risk-free|revolutionary'),
};

const offences = (among: TextInFile[], pattern: RegExp) =>
  among.flatMap(({ where, text }) => {
    const found = pattern.exec(text);
    return found ? [`${where}: ${text.slice(Math.max(0, found.index - 20), found.index + 40)}`] : [];
  });

test.each(locales)('nothing advertises or promises (%s)', (locale) => {
  expect(offences(all[locale], advertising[locale])).toEqual([]);
  expect(offences(all[locale], painless[locale])).toEqual([]);
  expect(offences(onTop(locale), boasts[locale])).toEqual([]);
});

test('every description for search engines has 50 to 160 characters and says something of its own', () => {
  for (const locale of locales) {
    const descriptions = documents.flatMap(({ metaDescription }) => metaDescription[locale] ?? []);
    for (const description of descriptions)
      expect(description.length, description).toSatisfy((length: number) => length >= 50 && length <= 160);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  }
});

test('no two documents of a kind share a title', () => {
  for (const locale of locales) {
    const titles = documents.flatMap(({ kind, title }) => (title[locale] ? [`${kind}: ${title[locale]}`] : []));
    expect(new Set(titles).size).toBe(titles.length);
  }
});
