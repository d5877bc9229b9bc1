import { describe, expect, test } from 'vitest';
import { resolveAddress } from './resolve-address.ts';
import { sampleBook } from './sample-book.ts';

const rows = [
  { id: 1, from: '/pt/tratamentos/incontinencia-urinaria-masculina', to: '/pt/tratamentos/incontinencia-urinaria' },
  { id: 2, from: '/pt/tratamentos/incontinencia-urinaria-masculina/*', to: '/pt/tratamentos/incontinencia-urinaria' },
  {
    id: 3,
    from: '/pt/tratamentos/incontinencia-urinaria-masculina/terapeutica-medica',
    to: '/pt/tratamentos/incontinencia-urinaria/terapeutica-medica',
  },
  { id: 4, from: '/en/book-an-appointment/*', to: '/en/book-an-appointment' },
  { id: 5, from: '/tac', to: '/analises-e-exames/tomografia-computorizada-tac' },
];
const resolve = (path: string) => resolveAddress(path, sampleBook, rows);

test.each([
  '/pt',
  '/en',
  '/pt/sobre-nos',
  '/en/about-us',
  '/pt/problemas/outras-doencas',
  '/pt/problemas/cancro-da-prostata',
  '/en/problems/prostate-cancer',
  '/pt/tratamentos/cancro-da-prostata/braquiterapia-4d',
  '/en/marcar-consulta',
  '/en/marcacao-de-consulta/resultado',
  '/en/conta/login',
  '/pt/marcacao-de-consulta/consulta-de-urologia',
  '/pt/agradecimento/site-agradecimento',
])('%s is a page', (path) => expect(resolve(path)).toEqual({ kind: 'page' }));

describe('one hop leads to the final address', () => {
  test.each([
    ['/pt/', '/pt'],
    ['/pt/sobre-nos/', '/pt/sobre-nos'],
    ['/PT/Sobre-Nos', '/pt/sobre-nos'],
    ['/Politica-De-Privacidade/', '/pt/politica-de-privacidade'],
    ['/EN/problems/Prostate-Cancer', '/en/problems/prostate-cancer'],
    ['/pt/Marcar-Consulta', '/pt/marcar-consulta'],
    ['/en/sobre-nos', '/en/about-us'],
    ['/en/sobre-nos/', '/en/about-us'],
    ['/politica-de-privacidade', '/pt/politica-de-privacidade'],
    ['/request-a-second-opinion/', '/en/request-a-second-opinion'],
    ['/team/antonio-meireles', '/en/team/antonio-meireles'],
    ['/blog', '/pt/blog'],
    ['/problems/cancro-da-prostata', '/en/problems/prostate-cancer'],
    ['/en/problemas/cancro-da-prostata', '/en/problems/prostate-cancer'],
    ['/en/problems/cancro-da-prostata', '/en/problems/prostate-cancer'],
    ['/pt/problemas/prostate-cancer/', '/pt/problemas/cancro-da-prostata'],
    ['/en/tratamentos/cancro-da-prostata/braquiterapia-4d', '/en/treatments/prostate-cancer/4d-brachytherapy'],
    ['/pt/sintomas-graves', '/pt/quiz-teste-diagnostico-sintomas-prostata/sintomas-graves'],
    ['/pt/unknown/', '/pt/unknown'],
    ['/pt/sobre-nos%0A', '/pt/sobre-nos'],
    ['/en/about-us%20', '/en/about-us'],
  ])('%s → %s', (path, to) => expect(resolve(path)).toEqual({ kind: 'moved', to }));

  test.each([
    ['/pt/tratamentos/incontinencia-urinaria-masculina/', '/pt/tratamentos/incontinencia-urinaria', 1],
    ['/tratamentos/incontinencia-urinaria-masculina', '/pt/tratamentos/incontinencia-urinaria', 1],
    ['/en/tratamentos/incontinencia-urinaria-masculina/', '/en/treatments/urinary-incontinence', 1],
    ['/pt/book-an-appointment/prostate', '/pt/marcacao-de-consulta', 4],
    ['/pt/tratamentos/incontinencia-urinaria-masculina/outra', '/pt/tratamentos/incontinencia-urinaria', 2],
    ['/pt/tratamentos/incontinencia-urinaria-masculina/terapeutica-medica', '/pt/tratamentos/incontinencia-urinaria/terapeutica-medica', 3],
    ['/en/book-an-appointment/qualquer-coisa/', '/en/book-an-appointment', 4],
    ['/tac', '/pt/analises-e-exames/tomografia-computorizada-tac', 5],
  ])('the row of %s → %s', (path, to, redirectId) => expect(resolve(path)).toEqual({ kind: 'moved', to, redirectId }));
});

test.each([
  '/fr',
  '/pt/nada',
  '/en/tratamentos/incontinencia-urinaria/terapeutica-medica',
  '/pt/problemas/inexistente',
  '/en/marcacao-de-consulta/consulta-de-urologia',
  '/pt/%E0%A4%A',
  '//elsewhere.example/',
  '/pt//sobre-nos',
  '/\\elsewhere.example/',
])('%s is unknown', (path) => expect(resolve(path)).toEqual({ kind: 'unknown' }));

test('the root asks for the visitor’s language', () => expect(resolve('/')).toEqual({ kind: 'choose-language' }));

test('the link to a visit is never spelt anew: its letters are its proof', () => {
  expect(resolve('/PT/marcacao-de-consulta/resultado/AbC')).toEqual({ kind: 'unknown' });
});
