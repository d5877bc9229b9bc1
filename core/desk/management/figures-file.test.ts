import { expect, test } from 'vitest';
import type { WeekFigures } from './clinic-figures.ts';
import { figuresFile } from './figures-file.ts';

const week: WeekFigures = {
  ...{
    monday: '2026-11-09',
    bookers: { newPatient: 12, knownPatient: 5, forAnother: 2 },
    paidAhead: 11,
    atClinic: 5,
    unpaid: 1,
    cancelled: 2,
  },
  ...{ arrived: 15, missed: 1, revenueCents: 104_250, refundedCents: 9_000 },
};
const headings = [
  'Semana',
  'Sem ficha',
  'Já paciente',
  'Outra',
  'Pagas',
  'Na clínica',
  'Por pagar',
  'Canceladas',
  'Vieram',
  'Faltaram',
  'Recebido',
  'Devolvido',
];

test('a week is a row of a Portuguese spreadsheet, under its headings, with cents after a comma', () => {
  const [first, second, end] = figuresFile(headings, [week]).split('\r\n');
  expect(first).toBe(`\uFEFF${headings.map((heading) => `"${heading}"`).join(';')}`);
  expect(second).toBe('"2026-11-09";"12";"5";"2";"11";"5";"1";"2";"15";"1";"1042,50";"90,00"');
  expect(end).toBe('');
});

const formulas = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|" /C calc"!A0', '\t=1+1', ' =1+1', '\r=1', '＝1+1', '＋1', '－1', '＠A1'],
  ...['a;=1+1', 'a,=1+1', 'a\n=1+1', 'a|@SUM(A1)', '=HYPERLINK("http://exemplo.pt","x")', '"=1+1', 'x";=1+1;"'],
];

test.each(formulas)('%j is text to whatever program opens the file', (formula) => {
  const file = figuresFile([formula], []);
  const inside = file.slice(2, -3).replaceAll('""', '"');
  expect(inside, 'begins no formula').not.toMatch(/^\s*[=+\-@＝＋－＠]/);
  expect(inside, 'no formula after a separator').not.toMatch(/[^'][;,\t\r\n|]\s*[=+\-@＝＋－＠]/);
  expect(file.slice(1, -2)).toMatch(/^"(?:[^"]|"")*"$/);
});
