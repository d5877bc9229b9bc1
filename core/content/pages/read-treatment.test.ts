import { expect, test } from 'vitest';
import { createAddressBook, type DocumentAddress } from '../../addresses/address-book.ts';
import { photograph, said, sampleLibrary } from '../library/sample-library.ts';
import { readProblem } from './read-problem.ts';
import { readTreatment } from './read-treatment.ts';
import { readTreatmentSection } from './read-treatment-section.ts';

const document = (collection: DocumentAddress['collection'], id: number, pt: string, en: string | null, parent: number | null = null) => ({
  collection,
  id,
  slugs: { pt, en },
  titles: { pt, en },
  parent,
  updatedAt: '2026-01-01',
});
const section = document('tratamentos_pp', 1, 'rim', 'kidney');
const treatment = document('tratamentos', 1, 'laser', 'laser', 1);
const book = createAddressBook([
  document('problemas', 1, 'tumor-do-rim', 'kidney-tumour'),
  document('problemas', 2, 'so-em-portugues', null),
  section,
  document('tratamentos_pp', 2, 'bexiga', 'bladder'),
  treatment,
  document('tratamentos', 2, 'cirurgia', 'surgery', 1),
  document('tratamentos', 3, 'vigiar', null, 1),
  document('tratamentos', 4, 'outra', 'other', 2),
]);
const card = (id: number, seccao: number, ordem: number | null) => ({ id, titulo: `T${id}`, excerto: 'E', seccao, ordem });
const cards = [card(3, 1, null), card(1, 1, 3), card(4, 2, 1), card(2, 1, 2)];
const library = (contents: Record<string, Record<string, unknown>>, at = book) => sampleLibrary(at, { tratamentos: cards, ...contents });

test('a treatment names its section, its sisters in order and the problems it treats', () => {
  const page = { id: 1, titulo: 'Laser', seccao: { id: 1 }, problemas: [1, { id: 2 }, 99] };
  const both = library({ 'tratamentos/1': page });
  const pt = readTreatment(both, treatment, 'pt');
  expect(pt.section).toEqual({ title: 'rim', to: '/pt/tratamentos/rim', subject: 'rim' });
  expect(pt.siblings.map(({ id }) => id)).toEqual([2, 3]);
  expect(pt.problems.map(({ to }) => to)).toEqual(['/pt/problemas/tumor-do-rim', '/pt/problemas/so-em-portugues']);
  const en = readTreatment(both, treatment, 'en');
  expect(en.siblings.map(({ to }) => to)).toEqual(['/en/treatments/kidney/surgery']);
  expect(en.problems.map(({ title }) => title)).toEqual(['kidney-tumour']);
});

test('a treatment opens with its own title where the banner has none', () => {
  const page = { id: 1, titulo: 'Laser', banner_titulo: null, banner_descricao: 'Sem cortes.', banner_imagem: photograph };
  const { banner, meta } = readTreatment(library({ 'tratamentos/1': page }), treatment, 'pt');
  expect(banner).toMatchObject({ title: 'Laser', text: 'Sem cortes.', picture: { alt: 'A sala' } });
  expect(meta.title).toBe('Laser');
});

test('recovery is told step by step', () => {
  const recuperacao = [
    { quando: 'No mesmo dia', texto: 'Vai para casa.' },
    { quando: null, texto: null },
  ];
  const page = { id: 1, titulo: 'Laser', acompanhamento_texto: said('Descanse.'), recuperacao };
  const { afterwards } = readTreatment(library({ 'tratamentos/1': page }), treatment, 'pt');
  expect(afterwards).toMatchObject({ text: [{ kind: 'paragraph' }], recovery: [{ when: 'No mesmo dia', text: 'Vai para casa.' }] });
});

test('a treatment whose section is gone is an error, never a page with half an address', () => {
  const orphan = createAddressBook([treatment]);
  expect(() => readTreatment(library({ 'tratamentos/1': { id: 1 } }, orphan), treatment, 'pt')).toThrow('has no address');
});

test('a section names its problem, the treatments it lists and the others, its films and where its highlight leads', () => {
  const page = {
    id: 1,
    titulo: 'Rim',
    problema: { id: 1 },
    banner_video: 'abcdefghijk',
    tratamento_localizado: [
      { ordem: 2, tratamento: { id: 2 } },
      { ordem: 1, tratamento: 4 },
    ],
    tratamento_localizado_texto2: said('E mais.'),
    video_titulo: 'A operação',
    video_video: '11111111111',
    video_imagem: photograph,
    video_titulo2: 'Sem filme',
    video_video2: null,
    destaque_texto: 'Um.\n\nDois.',
    destaque_cta_url: '/pt/problemas/tumor-do-rim',
    destaque_cta_texto: 'Saber mais',
  };
  expect(readTreatmentSection(library({ 'tratamentos_pp/1': page }), section, 'pt')).toMatchObject({
    subject: 'rim',
    problem: { to: '/pt/problemas/tumor-do-rim' },
    banner: { title: 'Rim', film: { youtubeId: 'abcdefghijk' } },
    localised: { textAfter: [{ kind: 'paragraph' }], list: [{ id: 4 }, { id: 2 }] },
    others: [{ id: 1 }, { id: 3 }],
    films: [{ title: 'A operação', film: { youtubeId: '11111111111', preview: { alt: 'A sala' } } }],
    highlight: { paragraphs: ['Um.', 'Dois.'], actionText: 'Saber mais', actionUrl: '/pt/problemas/tumor-do-rim' },
  });
});

test('a treatment that waits for a doctor is a title and a link on the pages of others', () => {
  const told = { titulo: 'T2', excerto: 'E', para_quem: 'Todos', internamento: 'Nenhum', banner_imagem: photograph };
  const page = { id: 1, titulo: 'Laser', seccao: { id: 1 } };
  const cardOf = (more: object) => {
    const rows = [card(1, 1, 1), { ...card(2, 1, 2), ...told, ...more }];
    return readTreatment(sampleLibrary(book, { tratamentos: rows, 'tratamentos/1': page }), treatment, 'pt').siblings[0];
  };
  const to = '/pt/tratamentos/rim/cirurgia';
  expect(cardOf({})).toMatchObject({ title: 'T2', to, excerpt: 'E', forWhom: 'Todos', stay: 'Nenhum', picture: { alt: 'A sala' } });
  expect(cardOf({ em_revisao: true })).toMatchObject({ title: 'T2', to, excerpt: '', forWhom: '', stay: '', picture: null });
});

test('on a page that a doctor has signed, a treatment that was signed later is a title and a link; the same day or before, a card', () => {
  const signed = (data_revisao: string | null) => ({ data_revisao });
  const cardsOf = (pageDay: string | null, cardDay: string | null) => {
    const rows = [
      { ...card(2, 1, 1), ...signed(cardDay) },
      { ...card(3, 1, 2), ...signed(cardDay) },
    ];
    const named = [{ ordem: 1, tratamento: 2 }];
    const pages = {
      'tratamentos/1': { id: 1, titulo: 'Laser', ...signed(pageDay) },
      'tratamentos_pp/1': { id: 1, titulo: 'Rim', tratamento_localizado: named, ...signed(pageDay) },
      'problemas/1': { id: 1, titulo: 'Tumor do rim', tratamentos: named, ...signed(pageDay) },
    };
    const all = sampleLibrary(book, { tratamentos: rows, ...pages });
    const { localised, others } = readTreatmentSection(all, section, 'pt');
    const problem = readProblem(all, document('problemas', 1, 'tumor-do-rim', 'kidney-tumour'), 'pt');
    const shown = [...readTreatment(all, treatment, 'pt').siblings, ...localised.list, ...others, ...problem.treatments.list];
    expect(shown.map(({ id }) => id)).toEqual([2, 3, 2, 3, 2]);
    return new Set(shown.map(({ excerpt }) => excerpt));
  };
  const [before, after] = ['2026-03-02T12:00:00.000Z', '2026-03-03T12:00:00.000Z'];
  expect(cardsOf(before, after)).toEqual(new Set(['']));
  expect(cardsOf(before, null)).toEqual(new Set(['']));
  expect(cardsOf(before, before)).toEqual(new Set(['E']));
  expect(cardsOf(after, before)).toEqual(new Set(['E']));
  expect(cardsOf(null, after), 'a page that nobody has signed').toEqual(new Set(['E']));
});
