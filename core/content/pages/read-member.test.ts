import { expect, test } from 'vitest';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import { sampleBook } from '../../addresses/sample-book.ts';
import { photograph, said, sampleDoctor, sampleLibrary } from '../library/sample-library.ts';
import { readBooksOf } from './read-books.ts';
import { readFilms } from './read-films.ts';
import { readMember } from './read-member.ts';
import { readTeam } from './read-team.ts';
import { readTestimonials } from './read-testimonials.ts';

const now = new Date('2026-03-01T12:00:00Z');
const document = sampleBook.byId('equipa', 1) as DocumentAddress;
const books = [
  {
    id: 9,
    titulo: 'Folheto',
    tipo: 'brochura',
    biografia_id: 1,
    ordem_biografia: 2,
    conteudo: [{ id: 1, filename: 'f.pdf', titulo: 'Folheto', filesize: 9 }, 4],
  },
  { id: 8, titulo: 'Livro', tipo: 'livro', biografia_id: { id: 1 }, ordem_biografia: 1, url: 'http://exemplo.pt', capa: photograph },
  { id: 7, titulo: null, tipo: 'livro', biografia_id: 1 },
  { id: 6, titulo: 'De outro', tipo: null, biografia_id: 2, url: 'https://exemplo.pt/livro' },
];
const videos = [
  { id: 2, titulo: 'A próstata', video: 'abcdefghijk', legenda: null, imagem: photograph, pessoa: { id: 1 } },
  { id: 1, titulo: 'Sem código', video: null, pessoa: 1 },
  { id: 3, titulo: 'De outro', video: '12345678901', legenda: 'Legenda', pessoa: null },
];
const biografia = {
  titulo: 'Uma vida',
  banner_descricao: 'Desde 1990.',
  banner_imagem: 4,
  ti_texto: said('Estudou.'),
  investigacao_titulo: 'Investigação',
};
const member = {
  ...sampleDoctor,
  excerto: 'x'.repeat(390),
  imagens: [photograph, 3],
  linguas: 'Português',
  id_clinica: 202,
  biografiaStatus: 'published',
  biografia,
  meta: null,
};
const library = (page: Record<string, unknown> = member) => sampleLibrary(sampleBook, { 'equipa/1': page, artigos: books, videos });

test('a member’s page gathers what they wrote and filmed, in the biography’s order', () => {
  const page = readMember(library(), document, 'pt', now);
  expect(page).toMatchObject({
    title: 'António Meireles',
    languages: 'Português',
    pictures: [{ alt: 'A sala' }],
    biography: { title: 'Uma vida', banner: { text: 'Desde 1990.', picture: null }, research: { title: 'Investigação', text: [] } },
    books: [{ id: 8 }, { id: 9 }],
    films: [{ title: 'A próstata', youtubeId: 'abcdefghijk' }],
    articles: [],
  });
});

test('the page shows the whole excerpt, the card its beginning', () => {
  const page = readMember(library(), document, 'pt', now);
  expect(page.person.excerpt).toHaveLength(390);
  const [card] = readTeam(sampleLibrary(sampleBook, { equipa: [member] }), 'pt');
  expect(card?.excerpt).toHaveLength(285);
});

test('a biography that is not published is not told', () => {
  const { biography, person } = readMember(library({ ...member, biografiaStatus: 'draft' }), document, 'pt', now);
  expect(biography).toBeNull();
  expect(person.to).toBe('/pt/equipa/antonio-meireles');
});

test('the team comes in order; who has no name in the language is not in it, who has no page is not linked', () => {
  const nurse = { id: 50, nome: 'Sofia', cargo: 'Enfermeira', medico: false, cedula: '999', ordem: 1 };
  const docs = [{ ...sampleDoctor, ordem: null }, nurse, { id: 51, nome: null, ordem: 0 }];
  const team = readTeam(sampleLibrary(sampleBook, { equipa: docs }), 'pt');
  expect(team).toMatchObject([
    { name: 'Sofia', licence: '', isDoctor: false, portrait: null, to: null, subject: '' },
    { name: 'António Meireles', licence: '12345', isDoctor: true, to: '/pt/equipa/antonio-meireles', subject: 'antonio-meireles' },
  ]);
});

test('who has no number in the order, or the same as others, stands by the alphabet', () => {
  const people = ['Zé', 'Álvaro', 'Bruno'].map((nome, index) => ({ id: 60 + index, nome, ordem: null }));
  expect(readTeam(sampleLibrary(sampleBook, { equipa: people }), 'pt').map(({ name }) => name)).toEqual(['Álvaro', 'Bruno', 'Zé']);
});

test('books and brochures are told apart; an unsafe shop and an unread file are left out', () => {
  expect(readBooksOf(library(), 'pt', 1)).toMatchObject([
    { id: 8, kind: 'book', url: '', cover: { alt: 'A sala' } },
    { id: 9, kind: 'brochure', files: [{ src: '/media/f.pdf' }] },
  ]);
  expect(readBooksOf(library(), 'pt', 2)).toMatchObject([{ id: 6, url: 'https://exemplo.pt/livro', cover: null }]);
});

test('a film needs a title and a code', () => {
  expect(readFilms(library(), 'pt')).toMatchObject([
    { title: 'De outro', caption: 'Legenda', preview: null },
    { title: 'A próstata', caption: '', preview: { alt: 'A sala' } },
  ]);
});

test('testimonials come in order, those with words in the language', () => {
  const docs = [
    { id: 1, nome: 'João, 61', testemunho: 'Fui ouvido.', contexto: null, ordem: 2 },
    { id: 2, nome: 'Rui, 70', testemunho: null, contexto: null, ordem: 1 },
    { id: 3, nome: 'Ana, 58', testemunho: 'Explicaram tudo.', contexto: 'Cálculos', ordem: 1 },
  ];
  expect(readTestimonials(sampleLibrary(sampleBook, { testemunhos: docs }), 'pt')).toEqual([
    { id: 3, quote: 'Explicaram tudo.', name: 'Ana, 58', context: 'Cálculos' },
    { id: 1, quote: 'Fui ouvido.', name: 'João, 61', context: '' },
  ]);
});
