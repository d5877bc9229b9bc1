import { canonicalPath } from '@clinic/core/addresses/canonical-path';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { clinicBook } from './clinic-book.ts';
import { readDocuments } from './read-documents.ts';
import { readPdfFiles, readPictures, undescribed } from './read-pictures.ts';
import { referenceProblems } from './reference-problems.ts';
import { isInBothLanguages } from './words.ts';

const documents = readDocuments();
const [pictures, pdfFiles] = [readPictures(), readPdfFiles()];
const book = clinicBook(documents);

/** Every path of the site that the words of one language lead to, in links and in address fields. */
function pathsIn(value: unknown, locale: Locale): string[] {
  if (isInBothLanguages(value)) return pathsIn(value[locale], locale);
  if (typeof value === 'string') return /^\/(pt|en)(\/|$)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((inner) => pathsIn(inner, locale)) : [];
}

test('every document, picture and PDF that a text names is there, in its language', () => {
  expect(referenceProblems(documents, [...pictures, ...pdfFiles])).toEqual([]);
});

test('every path leads to a page that lives, in the language of the text', () => {
  const dead = documents.flatMap(({ folder, fields }) =>
    locales.flatMap((locale) =>
      pathsIn(fields, locale)
        .map((path) => path.replace(/[#?].*$/, ''))
        .filter((path) => !path.startsWith(`/${locale}`) || canonicalPath(path, book) !== path)
        .map((path) => `${folder} (${locale}): ${path}`),
    ),
  );
  expect(dead).toEqual([]);
});

test('every picture and PDF in the folders is described in both languages', () => {
  expect([...undescribed('pictures', pictures), ...undescribed('files', pdfFiles)]).toEqual([]);
});

test('a reference to nothing, or to a document that is not in English, is told with its file', () => {
  const [first] = documents;
  if (!first) throw new Error('no documents');
  const onlyPortuguese = documents.find(({ isInEnglish }) => !isInEnglish)?.folder ?? '';
  const texto = { pt: null, en: { refersTo: onlyPortuguese } };
  const fields = { imagem: { refersTo: 'pictures/nada.svg' }, revisor: { refersTo: 'equipa/ninguem' }, texto };
  expect(referenceProblems([{ ...first, fields } as typeof first, ...documents], [])).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/documents\/.+: content\/pictures\/nada\.svg is not there/),
      expect.stringMatching(/: there is no document content\/documents\/equipa\/ninguem$/),
      expect.stringMatching(/en\.md: .+ does not exist in English$/),
    ]),
  );
});
