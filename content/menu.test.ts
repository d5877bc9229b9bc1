import { canonicalPath } from '@clinic/core/addresses/canonical-path';
import { menuSections } from '@clinic/core/content/frame/menu-shape';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { clinicBook } from './clinic-book.ts';
import { readDocuments } from './read-documents.ts';
import { type MenuFileItem, readMenuFile } from './read-menu.ts';
import { readFooterFile } from './read-settings.ts';

const documents = readDocuments();
const menu = readMenuFile(documents);
const footer = readFooterFile();
const book = clinicBook(documents);
const everyItem = (items: MenuFileItem[]): MenuFileItem[] => items.flatMap((item) => [item, ...everyItem(item.children)]);
const entries = everyItem(menuSections.flatMap((section) => menu[section]));
const titlesIn = (items: MenuFileItem[], locale: Locale) => items.flatMap(({ title }) => title[locale] ?? []);
const called = (title: string) => entries.find((item) => item.title.pt === title);

test('every entry shown in a language leads to a page that lives in that language', () => {
  for (const item of [...entries, ...footer.links]) {
    for (const locale of locales) {
      const url = item.url[locale];
      if (item.title[locale] === null || url?.startsWith('https://')) continue;
      const document = documents.find(({ folder }) => folder === item.destination);
      if (document) expect(document.slug[locale], `${item.title.pt} in ${locale}`).not.toBeNull();
      else expect(canonicalPath(url ?? '', book), `${item.title.pt} in ${locale}`).toBe(url);
    }
  }
});

test('the menu reaches every problem, section, treatment and test', () => {
  const reached = entries.map(({ destination }) => destination);
  const kinds = ['problemas', 'tratamentos_pp', 'tratamentos', 'analises_exames'];
  for (const { folder } of documents.filter(({ kind }) => kinds.includes(kind))) expect(reached).toContain(folder);
});

test('problems stand in the order of the specification, the other diseases last', () => {
  expect(titlesIn(menu.problemas, 'pt')).toEqual([
    'Cancro da próstata',
    'Próstata aumentada (hiperplasia benigna)',
    'Tumor do rim',
    'Tumor da bexiga',
    'Perdas de urina na mulher (incontinência)',
    'Perdas de urina no homem (incontinência)',
    'Sangue na urina (hematúria)',
    'Pedras nos rins (litíase e cólica renal)',
    'Bexiga ou útero descaídos (prolapso)',
    'Outras doenças',
  ]);
});

test('every problem has everyday words under its name in both languages', () => {
  for (const { plainName } of menu.problemas) expect(plainName).toEqual({ pt: expect.any(String), en: expect.any(String) });
});

test('the two kinds of brachytherapy stand on the third level', () => {
  const brachytherapy = menu.tratamentos[0]?.children.find(({ title }) => title.en === 'Brachytherapy');
  expect(titlesIn(brachytherapy?.children ?? [], 'pt')).toEqual(['Braquiterapia convencional', 'Braquiterapia 4D']);
});

test('medical therapy for incontinence is offered in Portuguese only', () => {
  const section = menu.tratamentos.find(({ title }) => title.pt === 'Perdas de urina (incontinência)');
  expect(titlesIn(section?.children ?? [], 'pt')).toHaveLength(3);
  expect(titlesIn(section?.children ?? [], 'en')).toEqual(['Minimally invasive surgery', 'Pelvic floor rehabilitation']);
});

test('the blog is absent from the English menu and footer', () => {
  expect(titlesIn(menu.sobre_nos, 'pt')).toContain('Blogue');
  expect(titlesIn([...menu.sobre_nos, ...footer.links], 'en').join()).not.toMatch(/blog/i);
});

test('the complaints book opens outside, in a new tab', () => {
  expect(called('Livro de reclamações')).toMatchObject({
    newTab: true,
    url: { pt: 'https://www.livroreclamacoes.pt/', en: 'https://www.livroreclamacoes.pt/' },
  });
});

test('contacts is a single link', () => expect(menu.contactos).toHaveLength(1));
