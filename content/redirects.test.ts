import { canonicalPath } from '@clinic/core/addresses/canonical-path';
import { chainedRow } from '@clinic/core/addresses/redirect-rows';
import { resolveAddress } from '@clinic/core/addresses/resolve-address';
import { expect, test } from 'vitest';
import { clinicBook } from './clinic-book.ts';
import { readDocuments } from './read-documents.ts';
import { readRedirects } from './read-redirects.ts';

const redirects = readRedirects();
const book = clinicBook(readDocuments());
const rows = redirects.map((row, index) => ({ id: index + 1, ...row }));

const incontinence = '/pt/tratamentos/incontinencia-urinaria';
const hyperplasia = '/pt/tratamentos/hiperplasia-benigna-da-prostata';
const hyperplasiaEn = '/en/treatments/benign-prostatic-hyperplasia';

test.each([
  ...['masculina', 'feminina'].flatMap((who) => [
    [`${incontinence}-${who}`, incontinence],
    [`${incontinence}-${who}/cirurgia-minimamente-invasiva`, `${incontinence}/cirurgia-minimamente-invasiva`],
    [`${incontinence}-${who}/reabilitacao-do-pavimento-pelvico`, `${incontinence}/reabilitacao-do-pavimento-pelvico`],
    [`${incontinence}-${who}/terapeutica-medica`, `${incontinence}/terapeutica-medica`],
    [`${incontinence}-${who}/outra-coisa`, incontinence],
  ]),
  ...['male', 'female'].flatMap((who) => [
    [`/en/treatments/${who}-urinary-incontinence`, '/en/treatments/urinary-incontinence'],
    [
      `/en/treatments/${who}-urinary-incontinence/minimally-invasive-surgery`,
      '/en/treatments/urinary-incontinence/minimally-invasive-surgery',
    ],
    [
      `/en/treatments/${who}-urinary-incontinence/pelvic-floor-rehabilitation`,
      '/en/treatments/urinary-incontinence/pelvic-floor-rehabilitation',
    ],
    [`/en/treatments/${who}-urinary-incontinence/medical-therapy`, '/en/treatments/urinary-incontinence'],
    [`/en/treatments/${who}-urinary-incontinence/anything-else`, '/en/treatments/urinary-incontinence'],
  ]),
  [`${hyperplasia}/adenomectomia-laser`, `${hyperplasia}/enucleacao-da-prostata`],
  [`${hyperplasia}/holep`, `${hyperplasia}/enucleacao-da-prostata`],
  [`${hyperplasia}/jato-de-vapor-de-agua`, `${hyperplasia}/rezum`],
  [`${hyperplasiaEn}/holep`, `${hyperplasiaEn}/prostate-enucleation`],
  [`${hyperplasiaEn}/water-vapour-jet`, `${hyperplasiaEn}/rezum-water-vapour`],
  ['/en/book-an-appointment/prostate', '/en/book-an-appointment'],
  ['/tac', '/pt/analises-e-exames/tomografia-computorizada-tac'],
  ['/politica-de-privacidade', '/pt/politica-de-privacidade'],
  ['/request-a-second-opinion', '/en/request-a-second-opinion'],
  ['/team/antonio-meireles', '/en/team/antonio-meireles'],
])('%s moved to %s, with and without a closing slash', (from, to) => {
  expect(resolveAddress(from, book, rows)).toMatchObject({ kind: 'moved', to });
  expect(resolveAddress(`${from}/`, book, rows)).toMatchObject({ kind: 'moved', to });
});

test('every row leads to a living page', () => {
  for (const { to } of redirects) expect(canonicalPath(to, book)).toBe(to);
});

test('no row hides behind a living page', () => {
  for (const { from } of redirects) expect(canonicalPath(from, book)).not.toBe(from);
});

test('no row leads to an address that is redirected again', () => {
  for (const row of rows)
    expect(
      chainedRow(
        row,
        rows.filter(({ id }) => id !== row.id),
      ),
    ).toBeUndefined();
});

test('no address is listed twice, and exact rows stand before those that end in a star', () => {
  const froms = redirects.map(({ from }) => from);
  expect(new Set(froms).size).toBe(froms.length);
  expect(froms).toEqual([...froms.filter((from) => !from.endsWith('/*')), ...froms.filter((from) => from.endsWith('/*'))]);
});
