import { readBookingSettings } from '@clinic/core/content/frame/read-booking-settings';
import { readPrices } from '@clinic/core/content/pages/read-prices';
import type { Locale } from '@clinic/core/kernel/locale';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';

let backoffice: TestBackoffice;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
}, 120_000);
afterAll(() => backoffice.stop());

type Settings = Record<string, unknown>;
const words = { nome: 'Consulta de Urologia', texto: 'Para todos.', preparacao: 'Beba água.\n\nTraga exames. ' };
const visit = { tipo_id: 462, ...words, preco_presencial: 90, preco_online: 70 };
const settings = {
  tipos: [visit],
  pagamentos: { multibanco: true, mbway: false, na_clinica: true },
  multicare: { teto: 32.5, texto: 'No máximo 32,50 €.' },
  antecedencia_horas: 48,
  lembretes_horas: [{ horas: 72 }, { horas: 2 }],
};
const save = (body: Settings, language: 'pt' | 'en' = 'pt') =>
  backoffice.call('POST', '/globals/marcacoes?locale=pt&depth=0', { as: 'gestor', body, language });
const saveEnglish = (body: Settings) => backoffice.call('POST', '/globals/marcacoes?locale=en&depth=0', { as: 'gestor', body });
const settingsIn = async (locale: Locale) => readBookingSettings(await backoffice.library(), locale);

beforeEach(async () => {
  expect((await save(settings)).status).toBe(200);
});

test('what the front desk keeps reaches the booking in both languages, in cents', async () => {
  const { json } = await backoffice.call('GET', '/globals/marcacoes?locale=pt');
  const tipos = [{ ...visit, id: json.tipos[0].id, nome: 'Urology appointment', texto: 'For everybody.', preparacao: 'Drink water.' }];
  expect((await saveEnglish({ tipos, multicare: { teto: 32.5, texto: 'At most €32.50.' } })).status).toBe(200);
  const pt = {
    types: [
      {
        ...{ typeId: 462, name: 'Consulta de Urologia', text: 'Para todos.', preparation: ['Beba água.', 'Traga exames.'] },
        ...{ inPersonCents: 9000, onlineCents: 7000, offersEarlierHours: true },
      },
    ],
    payments: { multibanco: true, mbway: false, card: false, atClinic: true },
    multicare: { capCents: 3250, text: 'No máximo 32,50 €.' },
    noticeHours: 48,
    reminderHours: [72, 2],
  };
  expect(await settingsIn('pt')).toEqual(pt);
  expect(await settingsIn('en')).toEqual({
    ...pt,
    types: [{ ...pt.types[0], name: 'Urology appointment', text: 'For everybody.', preparation: ['Drink water.'] }],
    multicare: { capCents: 3250, text: 'At most €32.50.' },
  });
});

const refused: [what: string, change: Settings, words: string][] = [
  ['no type at all', { tipos: [] }, 'O site precisa de pelo menos um tipo de consulta.'],
  ['a price of nothing', { tipos: [{ ...visit, preco_presencial: 0 }] }, 'Um preço é maior do que zero.'],
  ['a price below nothing', { tipos: [{ ...visit, preco_online: -5 }] }, 'Um preço é maior do que zero.'],
  ['a third decimal', { tipos: [{ ...visit, preco_presencial: 90.005 }] }, 'no máximo duas casas decimais'],
  ['a price in cents', { tipos: [{ ...visit, preco_presencial: 9000 }] }, 'parece estar em cêntimos'],
  ['a visit without any price', { tipos: [{ ...visit, preco_presencial: null, preco_online: null }] }, 'Há uma consulta sem preço.'],
  ['the same visit twice', { tipos: [visit, { ...visit, nome: 'Outra' }] }, 'O mesmo número está em duas entradas.'],
  ['a number that is none', { tipos: [{ ...visit, tipo_id: 4.5 }] }, 'Escreva o número que a consulta tem'],
  ['a visit without a name', { tipos: [{ ...visit, nome: '' }] }, 'obrigatório'],
  ['no way to pay', { pagamentos: { multibanco: false, mbway: false, na_clinica: false } }, 'pelo menos uma forma de pagar'],
  [
    'online visits that nobody can pay',
    { pagamentos: { multibanco: false, mbway: false, na_clinica: true } },
    'consultas online, que se pagam antes',
  ],
  ['an insurance that pays everything', { multicare: { teto: 0 } }, 'Um preço é maior do que zero.'],
  ['half an hour of notice', { antecedencia_horas: 0.5 }, 'de 0 a 336'],
  ['a year of notice', { antecedencia_horas: 8760 }, 'de 0 a 336'],
  ['a reminder after the visit', { lembretes_horas: [{ horas: -2 }] }, 'de 1 a 720'],
  ['a reminder without hours', { lembretes_horas: [{}] }, 'de 1 a 720'],
  ['two reminders at once', { lembretes_horas: [{ horas: 24 }, { horas: 24 }] }, 'Dois lembretes à mesma hora'],
  ['seven reminders', { lembretes_horas: [1, 2, 3, 4, 5, 6, 7].map((horas) => ({ horas })) }, 'No máximo 6 lembretes'],
];

test.each(refused)('%s is refused, and the field says why', async (_, change, words) => {
  const { status, json } = await save({ ...settings, ...change });
  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain(words);
  expect((await settingsIn('pt')).types).toHaveLength(1);
});

test('the refusal is in the language of the reader', async () =>
  expect(JSON.stringify((await save({ ...settings, tipos: [] }, 'en')).json)).toContain('The site needs at least one type of visit.'));

test('a visit may be offered one way only, and 32,50 € is a price', async () => {
  const { status, json } = await save({ ...settings, tipos: [{ ...visit, preco_presencial: 32.5, preco_online: null }] });
  expect(status, JSON.stringify(json)).toBe(200);
  expect((await settingsIn('pt')).types).toMatchObject([{ inPersonCents: 3250, onlineCents: null }]);
});

test('the manager says for which visits an earlier hour is offered by itself; unless said otherwise, it is', async () => {
  const exam = { ...visit, tipo_id: 471, nome: 'Fluxometria', oferta_automatica: false };
  expect((await save({ ...settings, tipos: [visit, exam] })).status).toBe(200);
  expect((await settingsIn('pt')).types).toMatchObject([
    { typeId: 462, offersEarlierHours: true },
    { typeId: 471, offersEarlierHours: false },
  ]);
});

test('the site hears of a new price at once', async () => {
  const listener = new pg.Client({ connectionString: backoffice.databaseUrl });
  await listener.connect();
  const heard = new Promise((resolve) => listener.once('notification', ({ payload }) => resolve(JSON.parse(payload ?? ''))));
  await listener.query('listen content');
  await save({ ...settings, tipos: [{ ...visit, preco_presencial: 95 }] });
  expect(await heard).toEqual({ collection: 'marcacoes', id: 'marcacoes', gone: false });
  await listener.end();
});

test('what the front desk keeps for the price page reaches it in both languages', async () => {
  const exam = { tipo_id: 471, nome: 'Fluxometria urinária', texto: 'Mede o jato.', grupo: 'exame', preco_presencial: 45 };
  const rules = { regras_pagamento: 'Antes.\nNo dia.', regras_desmarcar: 'Sem custo até 24 horas antes.' };
  const seguros = [{ nome: 'Outros seguros', texto: 'Peça o reembolso.' }];
  expect((await save({ ...settings, ...rules, seguros, tipos: [visit, exam] })).status).toBe(200);
  const { json } = await backoffice.call('GET', '/globals/marcacoes?locale=pt&depth=0');
  const english = {
    tipos: [
      { ...visit, id: json.tipos[0].id, nome: 'Urology appointment' },
      { ...exam, id: json.tipos[1].id, nome: 'Urine flow test' },
    ],
    seguros: [{ id: json.seguros[0].id, nome: 'Other insurers', texto: 'Ask for a refund.' }],
    ...{ regras_pagamento: 'Ahead.', regras_desmarcar: 'No cost until 24 hours before.' },
  };
  expect((await saveEnglish(english)).status).toBe(200);
  const library = await backoffice.library();
  expect(readPrices(library, 'pt')).toMatchObject({
    visits: [{ typeId: 462, name: 'Consulta de Urologia', inPersonCents: 9000, onlineCents: 7000 }],
    exams: [{ typeId: 471, text: 'Mede o jato.', inPersonCents: 4500, onlineCents: null, to: null }],
    insurers: [
      { name: 'Multicare', text: 'No máximo 32,50 €.' },
      { name: 'Outros seguros', text: 'Peça o reembolso.' },
    ],
    paying: ['Antes.', 'No dia.'],
    cancelling: ['Sem custo até 24 horas antes.'],
  });
  expect(readPrices(library, 'en')).toMatchObject({
    visits: [{ name: 'Urology appointment' }],
    exams: [{ name: 'Urine flow test' }],
    paying: ['Ahead.'],
    cancelling: ['No cost until 24 hours before.'],
  });
  expect(readPrices(library, 'en').insurers).toContainEqual({ name: 'Other insurers', text: 'Ask for a refund.' });
});
