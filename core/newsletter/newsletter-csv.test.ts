import { expect, test } from 'vitest';
import { newsletterCsv } from './newsletter-csv.ts';

const row = (name: string, email = 'ana@exemplo.pt') =>
  newsletterCsv([{ email, name, locale: 'pt', confirmedAt: new Date('2026-11-16T09:00:00Z') }]).split('\r\n')[1];

test('a subscriber is a row, and the file says that it is UTF-8', () => {
  expect(newsletterCsv([])).toBe('\uFEFF"email","name","language","confirmed_at"\r\n');
  expect(row('Ana Conceição')).toBe('"ana@exemplo.pt","Ana Conceição","pt","2026-11-16T09:00:00.000Z"');
});

test.each(['=HYPERLINK("http://mau.exemplo")', '+351', '-2+3', '@SUM(A1)', '\t=1', '  =1', '＝1'])('%j stays text', (name) =>
  expect(row(name)).toContain(`"'${name.replaceAll('"', '""')}"`),
);

test('an e-mail may begin like a formula, too', () => expect(row('Ana', '=cmd@exemplo.pt')).toContain('"\'=cmd@exemplo.pt"'));

test('quotes, commas and line ends do not begin another cell', () => {
  expect(row('Ana "Nini", a outra')).toContain('"Ana ""Nini"", a outra"');
  expect(newsletterCsv([{ email: 'a@b.pt', name: 'Ana\r\n=1', locale: 'en', confirmedAt: new Date(0) }])).toContain('"Ana\r\n\'=1"');
  expect(row("Ana;=cmd|' /C calc'!A0"), 'where cells end at a semicolon').toContain("Ana;'=cmd");
});
