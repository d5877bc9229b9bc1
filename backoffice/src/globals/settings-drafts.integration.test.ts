import { readBookingSettings } from '@clinic/core/content/frame/read-booking-settings';
import pg from 'pg';
import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';

const backoffice = backofficeOfFile();
type Who = 'admin' | 'editor' | 'gestor' | 'balcao';

async function send(method: string, path: string, as: Who = 'editor', body?: object) {
  const answer = await backoffice.call(method, path, { as, ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  return answer.json;
}

const inPublic = async (slug: string, locale: 'pt' | 'en' = 'pt') => (await backoffice.library()).page(slug, locale);
const footerText = async () => (await inPublic('rodape'))?.['texto'];
const historyOf = async (slug: string, as: Who = 'editor') => (await send('GET', `/historico/${slug}/${slug}`, as)).lines;
const versionsOf = async (slug: string, as: Who = 'editor') =>
  (await send('GET', `/globals/${slug}/versions?locale=pt&sort=-updatedAt`, as)).docs;

test('a draft of the footer changes nothing in public until it is published', async () => {
  await send('POST', '/globals/rodape?locale=pt', 'editor', { texto: 'O de sempre', _status: 'published' });
  await send('POST', '/globals/rodape?locale=pt&draft=true', 'editor', { texto: 'Ainda por acabar', _status: 'draft' });
  expect(await footerText()).toBe('O de sempre');
  expect((await send('GET', '/globals/rodape?locale=pt&draft=true')).texto).toBe('Ainda por acabar');
  expect((await send('GET', '/globals/rodape?locale=pt&draft=true', 'balcao')).texto).toBe('O de sempre');
  await send('POST', '/globals/rodape?locale=pt', 'editor', { _status: 'published' });
  expect(await footerText()).toBe('Ainda por acabar');
});

test('an older footer comes back with one press, under the name of whoever brought it back', async () => {
  await send('POST', '/globals/rodape?locale=pt', 'editor', { texto: 'Antes do engano', _status: 'published' });
  await send('POST', '/globals/rodape?locale=en', 'editor', { texto: 'Before the mistake', _status: 'published' });
  const [before] = await versionsOf('rodape');
  await send('POST', '/globals/rodape?locale=pt', 'editor', { texto: 'Um engano', _status: 'published' });
  await send('POST', `/globals/rodape/versions/${before.id}`, 'admin');
  expect(await footerText()).toBe('Antes do engano');
  expect((await inPublic('rodape', 'en'))?.['texto']).toBe('Before the mistake');
  expect(await historyOf('rodape')).toMatchObject([
    { by: 'admin', isOnSite: true },
    { by: 'editor' },
    { by: 'editor' },
    { by: 'editor' },
    {},
    {},
  ]);
});

test('a version that was a draft comes back as one, and readers keep what they have', async () => {
  const entries = (...titles: string[]) => ({ problemas: titles.map((title) => ({ title })) });
  const shownMenu = async () => ((await inPublic('menu'))?.['problemas'] ?? []) as { title: string }[];
  await send('POST', '/globals/menu?locale=pt&draft=true', 'editor', { ...entries('Esboço'), _status: 'draft' });
  const [sketch] = await versionsOf('menu');
  await send('POST', '/globals/menu?locale=pt', 'editor', { ...entries('Um', 'Dois'), _status: 'published' });
  await send('POST', `/globals/menu/versions/${sketch.id}`);
  expect(await shownMenu()).toMatchObject([{ title: 'Um' }, { title: 'Dois' }]);
  expect((await send('GET', '/globals/menu?locale=pt')).problemas).toMatchObject([{ title: 'Um' }, { title: 'Dois' }]);
  expect((await send('GET', '/globals/menu?locale=pt&draft=true')).problemas).toMatchObject([{ title: 'Esboço' }]);
});

test('a page that exists once is not withdrawn by an older draft of it either', async () => {
  await send('POST', '/globals/homepage?locale=pt&draft=true', 'editor', { titulo: 'Esboço', _status: 'draft' });
  const [sketch] = await versionsOf('homepage');
  await send('POST', '/globals/homepage?locale=pt', 'editor', { titulo: 'Início', _status: 'published' });
  await send('POST', `/globals/homepage/versions/${sketch.id}`, 'admin');
  expect((await inPublic('homepage'))?.['titulo']).toBe('Início');
  expect((await send('GET', '/globals/homepage?locale=pt', 'balcao')).titulo).toBe('Início');
  expect(await historyOf('homepage')).toMatchObject([
    { by: 'admin', isPublished: false },
    { by: 'editor', isOnSite: true },
    { by: 'editor', isPublished: false },
  ]);
});

test('nobody withdraws what every page shows', async () => {
  for (const slug of ['menu', 'rodape', 'definicoes']) {
    await send('POST', `/globals/${slug}?locale=pt`, 'editor', {});
    const refused = await backoffice.call('POST', `/globals/${slug}?locale=pt`, { as: 'editor', body: { _status: 'draft' } });
    expect(refused.status).toBe(400);
    expect(refused.json.errors[0].message).toContain('não se retira do site');
    expect(await inPublic(slug)).not.toBeNull();
  }
});

test('a manager sets prices as a draft, publishes and goes back; the front desk reads what is public, an editor no history of it', async () => {
  const priceOf = async () => readBookingSettings(await backoffice.library(), 'pt').types[0]?.inPersonCents;
  const prices = (price: number) => ({
    tipos: [{ tipo_id: 462, nome: 'Consulta', texto: 'Para todos.', preco_presencial: price }],
    pagamentos: { multibanco: true, mbway: false, na_clinica: true },
  });
  await send('POST', '/globals/marcacoes?locale=pt', 'gestor', { ...prices(90), _status: 'published' });
  const [first] = await versionsOf('marcacoes', 'gestor');
  await send('POST', '/globals/marcacoes?locale=pt&draft=true', 'gestor', { ...prices(95), _status: 'draft' });
  expect(await priceOf()).toBe(9000);
  await send('POST', '/globals/marcacoes?locale=pt', 'gestor', { ...prices(96), _status: 'published' });
  expect(await priceOf()).toBe(9600);
  await send('POST', `/globals/marcacoes/versions/${first.id}`, 'gestor');
  expect(await priceOf()).toBe(9000);
  expect(await historyOf('marcacoes', 'gestor')).toMatchObject([{ by: 'gestor', isOnSite: true }, { by: 'gestor' }, {}, {}]);
  for (const as of ['balcao', 'editor'] as const)
    for (const path of ['/historico/marcacoes/marcacoes', '/globals/marcacoes/versions', `/globals/marcacoes/versions/${first.id}`])
      expect((await backoffice.call('GET', path, { as })).status).toBe(403);
  expect((await backoffice.call('POST', `/globals/marcacoes/versions/${first.id}`, { as: 'balcao' })).status).toBe(403);
});

test('going back brings no script of others that only an administrator may choose', async () => {
  const chosen = (id: string) => ({ nome: `Clínica ${id}`, terceiros: { gtm_id: `GTM-${id}` } });
  await send('POST', '/globals/definicoes?locale=pt', 'admin', chosen('OLD'));
  const [older] = await versionsOf('definicoes');
  await send('POST', '/globals/definicoes?locale=pt', 'admin', chosen('NEW'));
  await send('POST', `/globals/definicoes/versions/${older.id}`, 'editor');
  expect(await inPublic('definicoes')).toMatchObject({ nome: 'Clínica OLD', terceiros: { gtm_id: 'GTM-NEW' } });
  expect(await send('GET', '/globals/definicoes?locale=pt&draft=true')).toMatchObject({ terceiros: { gtm_id: 'GTM-NEW' } });
  await send('POST', `/globals/definicoes/versions/${older.id}`, 'admin');
  expect(await inPublic('definicoes')).toMatchObject({ terceiros: { gtm_id: 'GTM-OLD' } });
});

test('a manager who goes back changes opening hours and the notice, and no other setting', async () => {
  const said = (word: string) => ({
    nome: `Clínica ${word}`,
    telefone: `${word} 000`,
    aviso: { texto: `Aviso ${word}`, tipo: 'informacao' },
  });
  await send('POST', '/globals/definicoes?locale=pt', 'admin', said('antiga'));
  const [older] = await versionsOf('definicoes');
  await send('POST', '/globals/definicoes?locale=pt', 'admin', said('nova'));
  await send('POST', `/globals/definicoes/versions/${older.id}`, 'gestor');
  expect(await inPublic('definicoes')).toMatchObject({ ...said('nova'), aviso: { texto: 'Aviso antiga' } });
});

test('a manager who publishes the notice leaves an editor’s draft of the telephone a draft', async () => {
  await send('POST', '/globals/definicoes?locale=pt', 'admin', { telefone: '210 000 000', aviso: { texto: 'Antes', tipo: 'informacao' } });
  await send('POST', '/globals/definicoes?locale=pt&draft=true', 'editor', { telefone: '21', _status: 'draft' });
  const [draft] = await versionsOf('definicoes');
  await send('POST', '/globals/definicoes?locale=pt', 'gestor', { aviso: { texto: 'Fechados amanhã', tipo: 'importante' } });
  expect(await inPublic('definicoes')).toMatchObject({ telefone: '210 000 000', aviso: { texto: 'Fechados amanhã' } });
  expect((await send('GET', `/globals/definicoes/versions/${draft.id}?locale=pt`)).version.telefone).toBe('21');
  const waiting = await send('GET', '/globals/definicoes?locale=pt&draft=true');
  expect(waiting).toMatchObject({ telefone: '21', aviso: { texto: 'Fechados amanhã' }, _status: 'draft' });
  expect((await historyOf('definicoes')).slice(0, 2)).toMatchObject([
    { by: 'editor', isPublished: false, isOnSite: false },
    { by: 'gestor', isPublished: true, isOnSite: true },
  ]);
  await send('POST', '/globals/definicoes?locale=pt', 'editor', { telefone: '211 000 000' });
  expect(await inPublic('definicoes')).toMatchObject({ telefone: '211 000 000', aviso: { texto: 'Fechados amanhã' } });
});

test.each(['definicoes', 'menu', 'rodape', 'marcacoes'] as const)(
  '%s: a draft of one person is not saved over by another who has not seen it, and both stay in the history',
  async (slug) => {
    const [one, other]: [Who, Who] = slug === 'marcacoes' ? ['gestor', 'admin'] : ['editor', 'admin'];
    const text = (word: string) =>
      ({
        definicoes: { descricao_curta: word },
        menu: { problemas: [{ title: word }] },
        rodape: { texto: word },
        marcacoes: { tipos: [{ tipo_id: 462, nome: word, texto: 'Para todos.', preco_presencial: 90 }] },
      })[slug];
    const opened = (await send('GET', `/globals/${slug}?locale=pt&draft=true`, one)).updatedAt;
    const save = (as: Who, word: string, updatedAt: string) =>
      backoffice.call('POST', `/globals/${slug}?locale=pt&draft=true`, { as, body: { ...text(word), updatedAt, _status: 'draft' } });
    const first = await save(one, 'Da primeira pessoa', opened);
    expect(first.status, JSON.stringify(first.json)).toBe(200);
    const refused = await save(other, 'Da segunda pessoa', opened);
    expect(refused.status).toBe(409);
    expect(refused.json.errors[0].message).toContain(one);
    expect(refused.json.errors[0].message).toMatch(/hoje, \d\d:\d\d/);
    const seen = (await send('GET', `/globals/${slug}?locale=pt&draft=true`, other)).updatedAt;
    expect((await save(other, 'Da segunda pessoa', seen)).status).toBe(200);
    expect(JSON.stringify(await inPublic(slug))).not.toMatch(/Da (?:primeira|segunda) pessoa/);
    expect((await historyOf(slug, other)).slice(0, 2)).toMatchObject([
      { by: other, isPublished: false },
      { by: one, isPublished: false },
    ]);
  },
);

test('what was there before there were versions is the first of them', async () => {
  const client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
  await send('POST', '/globals/rodape?locale=pt', 'editor', { texto: 'De antes' });
  await client.query('delete from cms._rodape_v');
  await client.end();
  await send('POST', '/globals/rodape?locale=pt', 'editor', { texto: 'De agora' });
  const versions = await versionsOf('rodape');
  expect(versions.map((one: { version: { texto: string } }) => one.version.texto)).toEqual(['De agora', 'De antes']);
  await send('POST', `/globals/rodape/versions/${versions[1].id}`);
  expect(await footerText()).toBe('De antes');
});
