import type { routes } from '@clinic/core/addresses/route-table';
import { locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { clinicBook } from './clinic-book.ts';
import { readDocuments } from './read-documents.ts';

const documents = readDocuments();
const book = clinicBook(documents);

/** Portuguese and English slug; no English one where the document exists in Portuguese only. */
type Pair = [pt: string, en?: string];

const surgery = {
  laparoscopic: ['cirurgia-laparoscopica', 'laparoscopic-surgery'],
  robotic: ['cirurgia-robotica', 'robotic-surgery'],
  open: ['cirurgia-aberta', 'open-surgery'],
  endoscopic: ['cirurgia-endoscopica', 'endoscopic-surgery'],
} satisfies Record<string, Pair>;
const cryotherapy: Pair = ['crioterapia', 'cryotherapy'];
const medicalTherapy: Pair = ['terapeutica-medica', 'medical-therapy'];

const problems: Pair[] = [
  ['cancro-da-prostata', 'prostate-cancer'],
  ['hiperplasia-benigna-da-prostata', 'benign-prostatic-hyperplasia'],
  ['tumor-do-rim', 'kidney-tumour'],
  ['tumor-da-bexiga', 'bladder-tumour'],
  ['incontinencia-urinaria-feminina', 'female-urinary-incontinence'],
  ['incontinencia-urinaria-masculina', 'male-urinary-incontinence'],
  ['sangue-na-urina-hematuria', 'blood-in-urine-haematuria'],
  ['litiase-e-colica-renal', 'kidney-stones-and-renal-colic'],
  ['prolapsos-de-orgaos-pelvicos', 'pelvic-organ-prolapse'],
];
const treatments: [section: Pair, treatments: Pair[]][] = [
  [
    ['cancro-da-prostata', 'prostate-cancer'],
    [
      ['braquiterapia', 'brachytherapy'],
      ['braquiterapia-convencional', 'conventional-brachytherapy'],
      ['braquiterapia-4d', '4d-brachytherapy'],
      surgery.laparoscopic,
      surgery.robotic,
      surgery.open,
      ['radioterapia-externa', 'external-radiotherapy'],
      cryotherapy,
      ['hifu-focal', 'focal-hifu'],
      ['recidivas', 'recurrences'],
    ],
  ],
  [
    ['hiperplasia-benigna-da-prostata', 'benign-prostatic-hyperplasia'],
    [
      medicalTherapy,
      ['laser-da-prostata', 'prostate-laser'],
      ['enucleacao-da-prostata', 'prostate-enucleation'],
      ['rezum', 'rezum-water-vapour'],
      ['aquablation', 'aquablation'],
      surgery.endoscopic,
    ],
  ],
  [
    ['tumor-do-rim', 'kidney-tumour'],
    [surgery.laparoscopic, surgery.robotic, surgery.open, cryotherapy],
  ],
  [
    ['tumor-da-bexiga', 'bladder-tumour'],
    [surgery.endoscopic, surgery.robotic, surgery.open],
  ],
  [
    ['incontinencia-urinaria', 'urinary-incontinence'],
    [
      ['cirurgia-minimamente-invasiva', 'minimally-invasive-surgery'],
      ['reabilitacao-do-pavimento-pelvico', 'pelvic-floor-rehabilitation'],
      ['terapeutica-medica'],
    ],
  ],
  [
    ['litiase-e-colica-renal', 'kidney-stones-and-renal-colic'],
    [['litotricia-extracorporea', 'external-lithotripsy'], surgery.endoscopic, medicalTherapy],
  ],
];
const exams: Pair[] = [
  ['exame-do-psa', 'psa-test'],
  ['toque-rectal', 'digital-rectal-exam'],
  ['biopsia-prostatica', 'prostate-biopsy'],
  ['biopsia-prostatica-de-fusao', 'fusion-prostate-biopsy'],
  ['ressonancia-magnetica-nuclear', 'magnetic-resonance'],
  ['ressonancia-multiparametrica-da-prostata', 'multiparametric-prostate-mri'],
  ['pet-e-pet-ct', 'pet-and-pet-ct'],
  ['ecografia-da-prostata', 'prostate-ultrasound'],
  ['tomografia-computorizada-tac', 'ct-scan'],
  ['fluxometria-urinaria', 'uroflowmetry'],
  ['estudo-urodinamico-completo', 'complete-urodynamic-study'],
  ['cistoscopia-e-uretrocistoscopia', 'cystoscopy-and-urethrocystoscopy'],
];
const team: Pair[] = [
  ['antonio-meireles', 'antonio-meireles'],
  ['sofia-bettencourt', 'sofia-bettencourt'],
  ['rui-carvalhal', 'rui-carvalhal'],
  ['henrique-valadares', 'henrique-valadares'],
  ['beatriz-noronha', 'beatriz-noronha'],
  ['tomas-alvarenga', 'tomas-alvarenga'],
  ['marta-vilhena', 'marta-vilhena'],
  ['ines-caldeira', 'ines-caldeira'],
  ['filipa-quental', 'filipa-quental'],
  ['goncalo-teles', 'goncalo-teles'],
];

const below =
  (folderPt: string, folderEn: string) =>
  ([pt, en]: Pair) => [`/pt/${folderPt}/${pt}`, ...(en ? [`/en/${folderEn}/${en}`] : [])];
const addressesOf = (collections: string[]) =>
  book.documents
    .filter(({ collection }) => collections.includes(collection))
    .flatMap((document) => locales.flatMap((locale) => book.addressOf(document, locale) ?? []))
    .toSorted();

test('every problem has its address in both languages, and there is no other', () => {
  expect(addressesOf(['problemas'])).toEqual(problems.flatMap(below('problemas', 'problems')).toSorted());
});

test('every treatment and section has its address in its languages, and there is no other', () => {
  const expected = treatments.flatMap(([section, children]) => [
    ...below('tratamentos', 'treatments')(section),
    ...children.flatMap(below(`tratamentos/${section[0]}`, `treatments/${section[1]}`)),
  ]);
  expect(addressesOf(['tratamentos', 'tratamentos_pp'])).toEqual(expected.toSorted());
});

test('every test has its address in both languages, and there is no other', () => {
  expect(addressesOf(['analises_exames'])).toEqual(exams.flatMap(below('analises-e-exames', 'analyses-and-tests')).toSorted());
});

test('every team member has the same slug in both languages', () => {
  expect(addressesOf(['equipa'])).toEqual(team.flatMap(below('equipa', 'team')).toSorted());
});

test('some articles are in Portuguese only, and so is every booking page of one offer', () => {
  const articles = addressesOf(['artigos_blog']);
  const inEnglish = articles.filter((address) => address.startsWith('/en/blog/'));
  expect(inEnglish.length).toBeGreaterThan(0);
  expect(articles.filter((address) => address.startsWith('/pt/blog/')).length).toBeGreaterThan(inEnglish.length);
  const offers = addressesOf(['landing_pages']);
  expect(offers).toContain('/pt/marcacao-de-consulta/consulta-de-urologia-lisboa');
  for (const address of offers) expect(address).toMatch(/^\/pt\/marcacao-de-consulta\//);
});

test('every page built of blocks fills a route of its own, in both languages', () => {
  const pages = documents.filter(({ kind }) => kind === 'paginas');
  expect(pages.map(({ fields }) => fields['rota']).toSorted()).toEqual([
    'accessibility',
    'booking',
    'bookingOnline',
    'contacts',
    'cookies',
    'international',
    'prices',
    'secondOpinion',
    'terms',
  ] satisfies (keyof typeof routes)[]);
  for (const { title } of pages) expect(title.en).not.toBeNull();
});

test('the pages that exist once have a title in both languages', () => {
  const titles = documents.filter(({ kind }) => kind === 'globais').map(({ folder, title }) => [folder, title.pt, title.en]);
  expect(titles).toEqual([
    ['globais/homepage', 'Urologia em Lisboa', 'Urology in Lisbon'],
    ['globais/outras_doencas', 'Outras doenças', 'Other diseases'],
    ['globais/politica_de_privacidade', 'Política de privacidade', 'Privacy policy'],
    ['globais/quiz_psa', 'O que diz o meu PSA?', 'What does my PSA say?'],
    ['globais/quiz_sintomas', 'Teste de sintomas da próstata', 'Prostate symptom test'],
    ['globais/sobre_nos', 'Sobre nós', 'About us'],
  ]);
});
