import { expect, test } from 'vitest';
import { type ExportedSubscriber, exportSubscribers } from './newsletter-desk.ts';

const fileOf = (...subscribers: ExportedSubscriber[]) =>
  exportSubscribers({ exported: async () => subscribers }, { id: 1, name: 'Rita', role: 'balcao' });
const row = async (name: string, email = 'ana@exemplo.pt') =>
  (await fileOf({ email, name, locale: 'pt', confirmedAt: new Date('2026-11-16T09:00:00Z') })).split('\r\n')[1];

test('a subscriber is a row, and the file says that it is UTF-8', async () => {
  expect(await fileOf()).toBe('\uFEFF"email","name","language","confirmed_at"\r\n');
  expect(await row('Ana Conceição')).toBe('"ana@exemplo.pt","Ana Conceição","pt","2026-11-16T09:00:00.000Z"');
});

test.each(['=HYPERLINK("http://mau.exemplo")', '+351', '-2+3', '@SUM(A1)', '\t=1', '  =1', '＝1'])('%j stays text', async (name) =>
  expect(await row(name)).toContain(`"'${name.replaceAll('"', '""')}"`),
);

test('an e-mail may begin like a formula, too', async () => expect(await row('Ana', '=cmd@exemplo.pt')).toContain('"\'=cmd@exemplo.pt"'));

test('quotes, commas and line ends do not begin another cell', async () => {
  expect(await row('Ana "Nini", a outra')).toContain('"Ana ""Nini"", a outra"');
  expect(await fileOf({ email: 'a@b.pt', name: 'Ana\r\n=1', locale: 'en', confirmedAt: new Date(0) })).toContain('"Ana\r\n\'=1"');
  expect(await row("Ana;=cmd|' /C calc'!A0"), 'where cells end at a semicolon').toContain("Ana;'=cmd");
});
