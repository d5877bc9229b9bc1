import { expect, test } from 'vitest';
import { createAddressBook, type DocumentAddress } from '../../addresses/address-book.ts';
import type { Locale } from '../../kernel/locale.ts';
import { sampleLibrary } from '../library/sample-library.ts';
import { readHome } from './home.ts';

const document = (collection: DocumentAddress['collection'], id: number, pt: string, en: string | null): DocumentAddress => ({
  collection,
  id,
  slugs: { pt, en },
  titles: { pt, en },
  parent: null,
  updatedAt: '2026-01-01',
});
const book = createAddressBook([
  document('problemas', 1, 'tumor-do-rim', 'kidney-tumour'),
  document('equipa', 2, 'ana-reis', 'ana-reis'),
  document('artigos_blog', 3, 'beber-agua', 'drinking-water'),
  document('artigos_blog', 4, 'so-em-portugues', null),
  document('artigos_blog', 5, 'ainda-nao', 'not-yet'),
]);
const now = new Date('2026-03-01T12:00:00Z');
const article = (id: number, day: string) => ({ id, titulo: `Artigo ${id}`, data_publicacao: `${day}T00:00:00.000Z`, excerto: 'Curto.' });
const articles = [article(5, '2026-04-01'), article(3, '2026-02-01'), article(4, '2026-01-01')];

const homeWith = (page: Record<string, unknown>, locale: Locale = 'pt') => {
  const library = sampleLibrary(book, {
    homepage: page,
    testemunhos: [{ id: 1, nome: 'João, 61', testemunho: 'Fui ouvido.', ordem: 1 }],
    equipa: [{ id: 2, nome: 'Ana Reis', cargo: null }],
    artigos_blog: articles,
  });
  const home = readHome(library, locale, now);
  if (!home) throw new Error('there is a home page');
  return home;
};

test('a page that editors have not filled in yet is empty, not broken', () => {
  const home = homeWith({ titulo: 'Início' });
  expect(home).toMatchObject({
    banner: { title: 'Início', image: null },
    symptoms: [],
    highlights: [],
    metaTitle: 'Início',
    autoplay: false,
  });
});

test('a block that leads to a page that is gone has no link, and a symptom without one is left out', () => {
  const page = {
    prostata_titulo: 'A próstata',
    prostata_href: '/pt/problemas/apagado',
    sintomas: [
      { titulo: 'Dor', href: '/pt/problemas/apagado' },
      { titulo: 'Sangue', href: '/pt/problemas/tumor-do-rim' },
    ],
  };
  const home = homeWith(page);
  expect(home.prostate).toEqual({ title: 'A próstata', text: '', to: null });
  expect(home.symptoms.map(({ title }) => title)).toEqual(['Sangue']);
});

test('drawings are named by the Portuguese address in both languages', () => {
  const home = homeWith({ sintomas: [{ titulo: 'Blood', href: '/en/problems/kidney-tumour' }] }, 'en');
  expect(home.symptoms).toEqual([{ title: 'Blood', to: '/en/problems/kidney-tumour', subject: 'tumor-do-rim' }]);
});

test('without a choice the newest articles are shown, but none whose day is still to come', () => {
  const home = homeWith({});
  expect(home.news.map(({ to }) => to)).toEqual(['/pt/blog/beber-agua', '/pt/blog/so-em-portugues']);
});

test('an article without a translation is not news in English', () => {
  const home = homeWith({}, 'en');
  expect(home.news.map(({ to }) => to)).toEqual(['/en/blog/drinking-water']);
});

test('articles chosen by an editor come first, and an unpublished one is skipped', () => {
  const home = homeWith({ noticiasNovidades: [article(4, '2026-01-01'), 99] });
  expect(home.news.map(({ id }) => id)).toEqual([4]);
});

test('a member of the team without a role still has a name and a page', () => {
  const home = homeWith({}, 'en');
  expect(home.team).toEqual([{ name: 'Ana Reis', role: '', licence: '', to: '/en/team/ana-reis', subject: 'ana-reis' }]);
});

test('the testimonials are those of the collection', () => {
  const { testimonials } = homeWith({ testemunhos_nota: 'De demonstração.' });
  expect(testimonials).toEqual({ note: 'De demonstração.', items: [{ id: 1, name: 'João, 61', quote: 'Fui ouvido.', context: '' }] });
});

test('paragraphs of the invitation to book are parted by empty lines', () => {
  const home = homeWith({ cta_texto: 'Um.\n\nDois.\n \nTrês.' });
  expect(home.cta.paragraphs).toEqual(['Um.', 'Dois.', 'Três.']);
});
