import { expect, test } from 'vitest';
import { createAddressBook, type DocumentAddress } from '../addresses/address-book.ts';
import { sampleBook } from '../addresses/sample-book.ts';
import { drawing, photograph, said, sampleDoctor, sampleLibrary } from './library/sample-library.ts';
import { readAbout } from './pages/read-about.ts';
import { readBlockPage } from './pages/read-block-page.ts';
import { readExam } from './pages/read-exam.ts';
import { readLandingPage } from './pages/read-landing-page.ts';
import { readOtherDiseases } from './pages/read-other-diseases.ts';
import { readPrivacy } from './pages/read-privacy.ts';

const exam = sampleBook.byId('analises_exames', 1) as DocumentAddress;
const landing = sampleBook.byId('landing_pages', 1) as DocumentAddress;

test('an exam tells how to prepare and where to book it, in the language in which that page exists', () => {
  const page = {
    id: 1,
    titulo: 'TAC',
    duracao: '15 minutos',
    procedimento_quadro: [
      { titulo: 'Deita-se', texto: null },
      { titulo: null, texto: null },
    ],
    procedimento_titulo2: 'Depois',
    procedimento_texto2: said('Pode conduzir.'),
    preparacao: [{ quando: 'Na véspera', texto: 'Não coma.' }],
    video_video: 'abcdefghijk',
    video_imagem: photograph,
    landing_page: { id: 1 },
    blocos: [{ blockType: 'conteudo', titulo: 'Preço' }],
  };
  const library = sampleLibrary(sampleBook, { 'analises_exames/1': page });
  expect(readExam(library, exam, 'pt')).toMatchObject({
    subject: 'tomografia-computorizada-tac',
    duration: '15 minutos',
    procedure: { table: [{ title: 'Deita-se', text: '' }] },
    procedureMore: { title: 'Depois', text: [{ kind: 'paragraph' }] },
    preparation: { steps: [{ when: 'Na véspera', text: 'Não coma.' }] },
    film: { youtubeId: 'abcdefghijk', preview: { alt: 'A sala' } },
    landing: { to: '/pt/marcacao-de-consulta/consulta-de-urologia' },
    blocks: [{ kind: 'content', title: 'Preço' }],
  });
  expect(readExam(library, exam, 'en').landing).toBeNull();
});

test('other diseases say when not to wait and have an id each; one without a name in the language is left out', () => {
  const rows = [
    { titulo_menu: 'Prostatite', o_que_e_titulo: 'O que é', o_que_e_imagem: drawing, tratamento_texto: said('Antibiótico.') },
    { titulo_menu: null, o_que_e_titulo: 'Hidrocelo' },
    { titulo_menu: null, o_que_e_titulo: null, o_que_e_imagem: drawing },
    { titulo_menu: 'Prostatite' },
  ];
  const sinais_de_alarme = [{ nivel: 'urgente', titulo: 'Vá já', sinais: 'dor súbita num testículo', conselho: '112' }];
  const library = sampleLibrary(sampleBook, {
    outras_doencas: { titulo: 'Outras', sinais_de_alarme, outras_doencas: rows, assinatura: sampleDoctor },
  });
  const page = readOtherDiseases(library, 'pt');
  expect(page?.careCards).toEqual([{ level: 'now', title: 'Vá já', signs: ['dor súbita num testículo'], advice: '112' }]);
  expect(page?.diseases.map(({ anchor }) => anchor)).toEqual(['prostatite', 'hidrocelo', 'prostatite-2']);
  expect(page?.diseases[0]).toMatchObject({ menuTitle: 'Prostatite', whatIs: { picture: { alt: 'A próstata' } } });
  expect(page?.responsibility.author?.name).toBe('António Meireles');
});

test('about us shows the rooms that can be shown', () => {
  const page = {
    titulo: 'Sobre nós',
    banner_descricao: 'Uma clínica.',
    ti_texto: said('Em Lisboa.'),
    instalacoes: [photograph, 5],
    meta: null,
  };
  expect(readAbout(sampleLibrary(sampleBook, { sobre_nos: page }), 'pt')).toMatchObject({
    title: 'Sobre nós',
    meta: { title: 'Sobre nós', description: 'Uma clínica.' },
    banner: { title: 'Sobre nós', picture: null },
    facilities: { text: [], pictures: [{ alt: 'A sala' }] },
  });
});

test('the policy says since when it holds, by the date its editors gave it', () => {
  const page = {
    titulo: 'Privacidade',
    texto: said('Guardamos pouco.'),
    data_atualizacao: '2026-05-01T12:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  const library = sampleLibrary(sampleBook, { politica_de_privacidade: page });
  expect(readPrivacy(library, 'pt')).toMatchObject({ changedOn: '2026-05-01', meta: { description: 'Guardamos pouco.' } });
});

test('a landing page opens with its banner', () => {
  const page = { id: 1, titulo: 'Consulta', banner_titulo: 'Marque já', blocos: null };
  const library = sampleLibrary(sampleBook, { 'landing_pages/1': page });
  expect(readLandingPage(library, landing, 'pt')).toMatchObject({
    title: 'Consulta',
    banner: { title: 'Marque já' },
    blocks: [],
  });
});

const contacts: DocumentAddress = {
  collection: 'paginas',
  id: 4,
  slugs: { pt: 'contactos', en: null },
  titles: { pt: 'Contactos', en: null },
  parent: null,
  updatedAt: '2026-01-01',
};
const book = createAddressBook([contacts]);
const page = {
  id: 4,
  rota: 'contacts',
  titulo: 'Contactos',
  excerto: 'Onde estamos.',
  banner_imagem: 3,
  blocos: [],
  updatedAt: '2026-02-02T10:00:00.000Z',
};

test('a page of blocks is found by its route', () => {
  const library = sampleLibrary(book, { paginas: [{ ...page, id: 5, rota: 'terms' }, page] });
  expect(readBlockPage(library, 'contacts', 'pt')).toEqual({
    title: 'Contactos',
    meta: { title: 'Contactos', description: 'Onde estamos.' },
    excerpt: 'Onde estamos.',
    picture: null,
    blocks: [],
    changedOn: '2026-02-02',
  });
});

test('a route that nobody filled, or not in this language, has no page', () => {
  expect(readBlockPage(sampleLibrary(book, { paginas: [page] }), 'terms', 'pt')).toBeNull();
  expect(readBlockPage(sampleLibrary(book, { paginas: [{ ...page, titulo: null }] }), 'contacts', 'en')).toBeNull();
});

test('a page that exists once and is not published is none', () => {
  const library = sampleLibrary(book, {});
  expect([readAbout(library, 'pt'), readOtherDiseases(library, 'pt'), readPrivacy(library, 'pt')]).toEqual([null, null, null]);
});
