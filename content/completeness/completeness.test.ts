import { menuSections } from '@clinic/core/content/frame/menu-shape';
import { locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { clinicBook } from '../clinic-book.ts';
import { isMedical } from '../document-kinds.ts';
import { readClinic } from '../read-clinic.ts';
import type { MenuFileItem } from '../read-menu.ts';
import { valueAt } from '../value-at.ts';
import { isInBothLanguages } from '../words.ts';
import { backOfficeFields } from './back-office-fields.ts';
import { emptyFields, entityOf } from './empty-fields.ts';
import { mustBeInEnglish } from './languages.ts';
import { leadsSomewhere, linksInValue } from './links.ts';
import { isAllowedEmpty } from './may-stay-empty.ts';
import { paragraphsOf, repeatedParagraphs } from './repeated-paragraphs.ts';

const { documents, pictures, menu, footer } = readClinic();
const fieldsOfEntities = backOfficeFields();
const fieldsOf = (entity: string): string[] => fieldsOfEntities.get(entity) ?? [];
const book = clinicBook(documents);
const everyEntry = (items: MenuFileItem[]): MenuFileItem[] => items.flatMap((item) => [item, ...everyEntry(item.children)]);
const entries = everyEntry(menuSections.flatMap((section) => menu[section]));

test('every document exists in the languages it should', () => {
  const english = documents.filter(({ isInEnglish }) => isInEnglish);
  console.log(`${documents.length} documents in Portuguese, ${english.length} of them in English`);
  expect(documents.filter((document) => mustBeInEnglish(document) && !document.isInEnglish).map(({ folder }) => folder)).toEqual([]);
});

test('every field of the files is one of the back office', () => {
  const unknown = documents.flatMap((document) =>
    Object.keys(document.fields)
      .filter((name) => !fieldsOf(entityOf(document)).includes(name))
      .map((name) => `${document.folder}: ${name}`),
  );
  expect(unknown).toEqual([]);
  for (const document of documents) expect(fieldsOf(entityOf(document)).length, document.folder).toBeGreaterThan(4);
});

test('every field of every document is filled, unless there is a reason', () => {
  const gaps = documents.flatMap((document) =>
    emptyFields(document, fieldsOf(entityOf(document)))
      .filter((path) => !isAllowedEmpty(entityOf(document), path))
      .map((path) => `${document.folder}: ${path}`),
  );
  const asked = documents.flatMap((document) => fieldsOf(entityOf(document)).filter((name) => !isAllowedEmpty(entityOf(document), name)));
  console.log(`${asked.length} fields of ${documents.length} documents asked for, ${gaps.length} empty`);
  expect(gaps).toEqual([]);
});

test('a book or brochure can be had somewhere, and a caption has its film', () => {
  const isEmpty = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  for (const { folder, kind, fields } of documents) {
    if (kind === 'artigos') expect(isEmpty(fields['url']) && isEmpty(fields['conteudo']), folder).toBe(false);
    for (const [name, value] of Object.entries(fields))
      if (/_legenda2?$/.test(name) && isInBothLanguages(value) && value.pt !== null)
        expect(fields[name.replace('legenda', 'video')], `${folder}: ${name}`).not.toBeNull();
  }
});

test('a block of a page says something', () => {
  for (const { folder, fields } of documents)
    for (const block of Array.isArray(fields['blocos']) ? fields['blocos'] : []) {
      const said = ['intro', 'texto', 'items', 'faqs', 'url'].map((name) => valueAt(block, name));
      const isSaying = said.some((value) =>
        isInBothLanguages(value) ? value.pt !== null : Array.isArray(value) ? value.length > 0 : Boolean(value),
      );
      expect(isSaying || valueAt(block, 'blockType') === 'testemunhos', folder).toBe(true);
    }
});

test.each(locales)('every link inside the site leads to a page in the same language (%s)', (locale) => {
  const spoken = documents.filter(({ isInEnglish }) => locale === 'pt' || isInEnglish);
  const sources = [...spoken.map(({ folder, fields }) => ({ from: folder, fields })), { from: 'footer', fields: footer }];
  const links = sources.flatMap(({ from, fields }) => linksInValue(fields, locale).map((link) => ({ from, link })));
  console.log(`${locale}: ${links.length} links followed`);
  const dead = links.filter(({ link }) => !leadsSomewhere(link, locale, documents, book));
  expect(dead.map(({ from, link }) => `${from}: ${link}`)).toEqual([]);
});

test.each(locales)('every entry of the menu leads to a page in the same language (%s)', (locale) => {
  for (const { title, destination, url } of entries) {
    const document = documents.find(({ folder }) => folder === destination);
    if (document && locale === 'en' && !mustBeInEnglish(document)) continue;
    const link = destination ?? url[locale];
    if (title[locale] === null || link === null || link.startsWith('https://')) expect(document, `${title.pt} (${locale})`).toBeUndefined();
    else expect(leadsSomewhere(link, locale, documents, book), link).toBe(true);
  }
});

test('every picture is described in both languages, each in its own words', () => {
  console.log(`${pictures.length} pictures described`);
  for (const { path, fields } of pictures) {
    const { pt, en } = fields['alt'] as { pt: string; en: string };
    expect(pt.length, path).toBeGreaterThan(5);
    expect(en.length, path).toBeGreaterThan(5);
    expect(pt, path).not.toBe(en);
    // A screen reader says by itself that it is a picture.
    for (const text of [pt, en]) expect(text, path).not.toMatch(/^(?:imagem|foto(?:grafia)?) d|^(?:an? )?(?:image|picture|photo) of /i);
  }
});

test.each(locales)('no paragraph stands in two documents (%s)', (locale) => {
  const paragraphs = paragraphsOf(documents, locale);
  console.log(`${locale}: ${paragraphs.size} paragraphs compared`);
  expect(repeatedParagraphs(paragraphs)).toEqual([]);
});

test('every medical page names at least two sources', () => {
  const medical = documents.filter(({ folder }) => isMedical(folder));
  const sources = medical.map(({ folder, fields }) => ({
    folder,
    rows: Array.isArray(fields['referencias']) ? fields['referencias'] : [],
  }));
  console.log(`${sources.flatMap(({ rows }) => rows).length} sources on ${medical.length} medical pages`);
  for (const { folder, rows } of sources) expect(rows.length, folder).toBeGreaterThanOrEqual(2);
});

test('the doctor who signs a page of care is the one who reviewed it', () => {
  const signed = documents.filter(({ fields }) => fields['assinatura'] && fields['revisor']);
  console.log(`${signed.length} pages signed and reviewed`);
  expect(signed.length).toBeGreaterThan(0);
  for (const { folder, fields } of signed) expect(fields['assinatura'], folder).toEqual(fields['revisor']);
});
