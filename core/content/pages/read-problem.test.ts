import { expect, test } from 'vitest';
import { createAddressBook, type DocumentAddress } from '../../addresses/address-book.ts';
import { sampleBook } from '../../addresses/sample-book.ts';
import { drawing, said, sampleDoctor, sampleLibrary } from '../library/sample-library.ts';
import { readProblem, readProblemTitles } from './read-problem.ts';

const document = sampleBook.byId('problemas', 1) as DocumentAddress;

const problem = {
  id: 1,
  titulo: 'Cancro da próstata',
  excerto: 'O que é, como se descobre e como se trata.',
  quiz: 'psa',
  resumo: [
    { id: 'a', frase: 'É comum.' },
    { id: 'b', frase: null },
  ],
  sinais_de_alarme: [
    { id: 'a', nivel: 'marcar', titulo: 'Marque', sinais: 'jato fraco\n\n levanta-se de noite ', conselho: 'Sem pressa.' },
    { id: 'b', nivel: 'urgente', titulo: 'Vá já', sinais: 'não urina', conselho: '112' },
    { id: 'c', nivel: 'hoje', titulo: null, sinais: null, conselho: null },
  ],
  o_que_e_titulo: 'O que é',
  o_que_e_texto: said('Um tumor.'),
  o_que_e_imagem: drawing,
  factores_titulo: 'Fatores',
  factores_de_risco: [{ id: 'a', titulo: 'Idade', texto: 'Depois dos 50', imagem: null }],
  sintomas_quadro: {
    titulo: 'Sintomas',
    texto: null,
    sintomas: [{ id: 'a', titulo: 'Jato fraco', texto: 'Demora', porque: 'A uretra aperta' }],
  },
  diagnostico_video: 'abcdefghijk',
  diagnostico_legenda: 'Um minuto',
  tratamentos_video: 'https://mau.exemplo/embed',
  tratamentos: [
    { id: 'a', ordem: 2, tratamento: 2 },
    { id: 'b', ordem: 1, tratamento: { id: 1, slug: 'braquiterapia-4d' } },
    { id: 'c', ordem: 0, tratamento: 99 },
    { id: 'd', ordem: 0, tratamento: null },
  ],
  cta_texto: 'Um.\n\nDois.',
  faqs_titulo: null,
  faqs: [{ id: 'a', pergunta: 'Dói?', resposta: said('Não.') }],
  referencias: [
    { id: 'a', fonte: 'EAU 2024', url: 'https://uroweb.org/' },
    { id: 'b', fonte: 'Livro', url: 'javascript:alert(1)' },
  ],
  assinatura: sampleDoctor,
  revisor: 44,
  data_revisao: '2026-11-03T00:30:00.000Z',
  updatedAt: '2026-07-31T23:30:00.000Z',
  meta: { title: null, description: null },
};
const signedThen = { data_revisao: '2026-11-02T12:00:00.000Z' };
const treatments = [
  { id: 2, titulo: 'Terapêutica médica', excerto: 'Comprimidos.', ordem: 1, seccao: 2, banner_imagem: 4, ...signedThen },
  {
    id: 1,
    titulo: 'Braquiterapia 4D',
    excerto: 'x'.repeat(400),
    ordem: null,
    seccao: { id: 1 },
    para_quem: 'Tumores pequenos',
    banner_imagem: drawing,
    ...signedThen,
  },
];
const library = (page: Record<string, unknown>, tratamentos: { id: number }[] = treatments) =>
  sampleLibrary(sampleBook, {
    'problemas/1': page,
    tratamentos,
    tratamentos_pp: [
      { id: 2, problema: null },
      { id: 1, problema: 1 },
    ],
  });

test('a page that editors only named is empty, not broken', () => {
  const page = readProblem(library({ id: 1, titulo: 'Cancro' }), document, 'pt');
  expect(page).toMatchObject({
    title: 'Cancro',
    subject: 'cancro-da-prostata',
    meta: { title: 'Cancro', description: '' },
    quiz: null,
    careCards: [],
    whatIs: { title: '', text: [], picture: null },
    symptoms: { table: { rows: [] } },
    treatments: { film: null, list: [] },
    responsibility: { author: null, reviewer: null, reviewedOn: '', changedOn: '', isUnderReview: false },
  });
});

test('a full page says everything once, in shapes the screen knows', () => {
  const page = readProblem(library(problem), document, 'pt');
  expect(page).toMatchObject({
    quiz: 'psa',
    summary: ['É comum.'],
    meta: { title: 'Cancro da próstata', description: 'O que é, como se descobre e como se trata.' },
    whatIs: { title: 'O que é', picture: { src: '/media/prostata.svg' } },
    risks: { title: 'Fatores', factors: [{ title: 'Idade', text: 'Depois dos 50', picture: null }] },
    symptoms: { table: { title: 'Sintomas', rows: [{ sign: 'Jato fraco', feels: 'Demora', why: 'A uretra aperta' }] } },
    diagnosis: { film: { youtubeId: 'abcdefghijk', caption: 'Um minuto', preview: null } },
    cta: { paragraphs: ['Um.', 'Dois.'] },
    faqs: { title: '', items: [{ question: 'Dói?' }] },
    section: { to: '/pt/tratamentos/cancro-da-prostata' },
  });
});

test('what stands beside a doctor’s name is shown only while it is what stood there at the signature', () => {
  const handOf = (more: object) => {
    const { author, reviewer } = readProblem(library({ ...problem, revisor: sampleDoctor, ...more }), document, 'pt').responsibility;
    return [author?.role, author?.signature, reviewer?.role, reviewer?.signature];
  };
  expect(handOf({})).toEqual(['Urologista', 'Diretor clínico', 'Urologista', 'Diretor clínico']);
  expect(handOf({ rubrica_mudou: true })).toEqual(['', '', '', '']);
});

test('the most urgent sign comes first, whatever the order it was written in', () => {
  const { careCards } = readProblem(library(problem), document, 'pt');
  expect(careCards).toEqual([
    { level: 'now', title: 'Vá já', signs: ['não urina'], advice: '112' },
    { level: 'book', title: 'Marque', signs: ['jato fraco', 'levanta-se de noite'], advice: 'Sem pressa.' },
  ]);
});

test('treatments follow their numbers; one that is unpublished or untranslated is left out', () => {
  const pt = readProblem(library(problem), document, 'pt');
  expect(pt.treatments.list.map(({ id }) => id)).toEqual([1, 2]);
  const en = readProblem(library(problem), document, 'en');
  expect(en.treatments.list).toMatchObject([{ id: 1, to: '/en/treatments/prostate-cancer/4d-brachytherapy', subject: 'braquiterapia-4d' }]);
});

test('a treatment card says at most 285 characters', () => {
  const { treatments: shown } = readProblem(library(problem), document, 'pt');
  expect(shown.list[0]?.excerpt).toHaveLength(285);
});

test('a treatment without an excerpt is introduced by its own text', () => {
  const bare = [
    {
      id: 1,
      titulo: 'Braquiterapia 4D',
      excerto: null,
      banner_descricao: null,
      procedimento_texto: said('Sementes pequenas.'),
      ...signedThen,
    },
  ];
  const page = readProblem(library(problem, bare), document, 'pt');
  expect(page.treatments.list[0]?.excerpt).toBe('Sementes pequenas.');
});

test('an odd video name is no film and an unsafe reference no link', () => {
  const page = readProblem(library(problem), document, 'pt');
  expect(page.treatments.film).toBeNull();
  expect(page.references).toEqual([
    { source: 'EAU 2024', url: 'https://uroweb.org/' },
    { source: 'Livro', url: '' },
  ]);
});

test('who signs is named in both languages, days are those of Lisbon, and a reviewer who is not published is nobody', () => {
  const unnamed = { ...problem, assinatura: { ...sampleDoctor, nome: null, cargo: null } };
  const { responsibility } = readProblem(library(unnamed), document, 'en');
  expect(responsibility).toMatchObject({
    author: { name: 'antonio-meireles', licence: '12345', to: '/en/team/antonio-meireles', subject: 'antonio-meireles' },
    reviewer: null,
    reviewedOn: '2026-11-03',
    changedOn: '2026-11-03',
  });
  const changed = readProblem(library({ ...problem, data_revisao: null }), document, 'pt');
  expect(changed.responsibility.changedOn).toBe('2026-08-01');
});

test('a text that no doctor has signed is under review, and names nobody', () => {
  const unsigned = { ...problem, assinatura: null, revisor: null, data_revisao: null, em_revisao: true };
  const { responsibility } = readProblem(library(unsigned), document, 'pt');
  expect(responsibility).toMatchObject({ author: null, reviewer: null, reviewedOn: '', isUnderReview: true });
});

test('titles name the problems that have a page in the language, by the alphabet', () => {
  const named = (id: number, pt: string, en: string | null): DocumentAddress => ({
    ...document,
    id,
    slugs: { pt, en },
    titles: { pt, en },
  });
  const book = createAddressBook([named(1, 'tumor', 'tumour'), named(2, 'água', null), named(3, 'bexiga', 'bladder')]);
  expect(readProblemTitles(sampleLibrary(book, {}), 'pt').map(({ title }) => title)).toEqual(['água', 'bexiga', 'tumor']);
  expect(readProblemTitles(sampleLibrary(book, {}), 'en').map(({ title }) => title)).toEqual(['bladder', 'tumour']);
});
